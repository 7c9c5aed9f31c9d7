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

/**
 * A story decorator that enlarges all text, as the browser's own setting does. Percent of the usual size, default 200.
 * On a docs page, where other stories stand beside this one, it enlarges everything in the story instead.
 */
export const withZoom =
  (percent = 200) =>
  (Story: () => ReactNode, { viewMode }: { viewMode?: string }) =>
    viewMode === 'docs' ? (
      <div style={{ zoom: percent / 100 }}>{Story()}</div>
    ) : (
      <Zoom percent={percent}>{Story()}</Zoom>
    );
