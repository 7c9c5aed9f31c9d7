import { type ReactNode, useEffect } from 'react';

const Zoom = ({ percent, children }: { percent: number; children: ReactNode }) => {
  useEffect(() => {
    const page = document.documentElement;
    const before = page.style.fontSize;
    page.style.fontSize = `${percent}%`;
    return () => {
      page.style.fontSize = before;
    };
  }, [percent]);
  return children;
};

/** A story decorator that enlarges all text, as the browser's own setting does. Percent of the usual size, default 200. */
export const withZoom =
  (percent = 200) =>
  (Story: () => ReactNode) => <Zoom percent={percent}>{Story()}</Zoom>;
