import { type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import { ExpandedTexts } from './ExpandedTexts.ts';
import * as styles from './LongText.styles.ts';

/** Lines of a text that are shown before somebody asks for the rest. */
export const shownLines = 20;
/** Characters that fill less than this number of lines in every window. */
const short = 400;

/** Whether a text may have more lines than are shown at first; how many there are is known where it stands. */
export function mayBeLong(text: string): boolean {
  return text.length > short || text.split('\n', shownLines + 1).length > shownLines;
}

/** Props of {@link LongText}. */
export interface LongTextProps {
  /** Client id of the message. */
  chatId: string;
  /** Which of its texts; each is unfolded by itself. Default: the main one. */
  part?: 'second';
  /** The words. */
  children: ReactNode;
}

/** A text of which 20 lines are shown, and all of it after a press. Renders inline content, or a `<div>` with a `<button>` after it. */
export function LongText({ chatId, part, children }: LongTextProps) {
  const text = useChatText();
  const shared = use(ExpandedTexts);
  const key = part ? `${chatId}/${part}` : chatId;
  const [isWhole, setWhole] = useState(() => shared?.shown.has(key) ?? false);
  const [isCut, setCut] = useState(false);
  const place = useRef<HTMLElement | null>(null);
  const take = (element: HTMLElement | null): void => {
    place.current = element;
  };

  useLayoutEffect(() => {
    const element = place.current;
    const around = element?.closest('[data-fr-part="message-bubble"]') ?? element?.parentElement;
    if (!element || !around || isWhole) return;
    const measure = (): void => {
      const line = Number.parseFloat(getComputedStyle(around).lineHeight);
      const height = isCut ? element.scrollHeight : element.getBoundingClientRect().height;
      // Marks above and below the letters are higher than a line.
      setCut(height > line * (shownLines + 0.75));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    return () => observer.disconnect();
  }, [isWhole, isCut]);

  // What a browser's own search says of a place that is hidden, the search of the conversation says here.
  useEffect(() => {
    const element = place.current;
    if (!element || isWhole || !isCut) return undefined;
    const reveal = (): void => {
      shared?.shown.add(key);
      setWhole(true);
    };
    element.addEventListener('beforematch', reveal);
    return () => element.removeEventListener('beforematch', reveal);
  }, [shared, key, isWhole, isCut]);

  if (isWhole || !isCut) return <span ref={take}>{children}</span>;
  const showAll = (): void => {
    // The button that has the focus goes away.
    place.current?.closest('article')?.focus({ preventScroll: true });
    shared?.keepRow(chatId);
    shared?.shown.add(key);
    setWhole(true);
  };
  return (
    <>
      <div ref={take} className={styles.cut} data-cut="" style={{ maxBlockSize: `${shownLines}lh` }}>
        {children}
      </div>
      <button type="button" className={styles.more} data-fr-part="read-more" onClick={showAll}>
        {text('readMore')}
      </button>
    </>
  );
}
