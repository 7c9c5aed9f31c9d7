import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { AttachmentText, PictureLine } from '../core/model/AttachmentText.ts';
import * as styles from './PictureText.styles.ts';

/** The smallest letters that are drawn over a picture, in pixels: longer texts go beyond their place. */
const leastSize = 10;

/** Makes words as large as their place allows. */
function fitWords(element: HTMLElement): void {
  let [low, high] = [leastSize, Math.max(leastSize, Math.min(96, element.clientHeight))];
  const fits = (size: number): boolean => {
    element.style.fontSize = `${size}px`;
    return element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1;
  };
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  element.style.fontSize = `${low}px`;
}

function OverlayLine({ line, language }: { line: PictureLine; language: string | undefined }) {
  const element = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const words = element.current;
    if (!words) return undefined;
    const observer = new ResizeObserver(() => fitWords(words));
    observer.observe(words);
    return () => observer.disconnect();
  }, []);
  const { x, y, width, height } = line.box;
  const share = (value: number): string => `${value * 100}%`;
  // Places of a picture are the same in every direction of writing.
  const style: CSSProperties = { left: share(x), top: share(y), width: share(width), height: share(height) };
  return (
    <p ref={element} className={styles.line} style={style} dir="auto" lang={language}>
      {line.translated}
    </p>
  );
}

/** The translated lines of a picture, each where the original stands. Renders a `<div>` that fills its parent. */
export function PictureOverlay({ text }: { text: AttachmentText }) {
  const { translation } = text;
  const language = 'target' in translation ? (translation.target ?? undefined) : undefined;
  return (
    // The list beside the picture contains the same words for those who do not see it.
    <div className={styles.overlay} aria-hidden="true" data-fr-part="picture-overlay">
      {text.lines.map((line, index) =>
        line.translated === null || line.translated === line.text ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a picture stay as they are, and may be the same words.
          <OverlayLine key={index} line={line} language={language} />
        ),
      )}
    </div>
  );
}
