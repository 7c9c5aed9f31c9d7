import { type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useChatOptions } from '../hooks/useChatOptions.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { ExpandedTexts } from './ExpandedTexts.ts';
import * as styles from './LongText.styles.ts';

/** Characters that fill less than a line in every window. */
const short = 20;

/** Whether a text may have more lines than are shown at first; how many there are is known where it stands. */
const mayBeLong = (text: string, shownLines: number): boolean =>
  text.length > short * shownLines || text.split('\n', shownLines + 1).length > shownLines;

/** Props of {@link Words}. */
export interface WordsProps {
  /** Client id of the message. */
  chatId: string;
  /** What is written. */
  text: string;
  /** Which of its texts; each is unfolded by itself. Default: the main one. */
  part?: 'second';
  /** The words as they are drawn. */
  children: ReactNode;
}

/** The words of a message, folded where they are long. Renders inline content. */
export function Words({ text, ...props }: WordsProps) {
  const { longTextLines } = useChatOptions();
  return mayBeLong(text, longTextLines) ? <LongText {...props} shownLines={longTextLines} /> : props.children;
}

interface LongTextProps extends Omit<WordsProps, 'text'> {
  shownLines: number;
}

/** A text of which some lines are shown, and all of it after a press. Renders inline content, or a `<div>` with a `<button>` after it. */
function LongText({ chatId, shownLines, part, children }: LongTextProps) {
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
  }, [isWhole, isCut, shownLines]);

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
