import { useHydrated } from '@franca/ui/kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useChat } from './useChat.ts';

/** The text that is being written in a topic. */
export interface DraftModel {
  /** What is written. */
  readonly text: string;
  /** What is written at this moment, also when it has changed since the last render. */
  readonly getText: () => string;
  /** Writes something else in its place. */
  readonly write: (text: string) => void;
  /** Takes it out of the field; it is kept for a reload until the returned function is called. */
  readonly take: () => () => void;
  /** Puts words behind it, with a space between. */
  readonly append: (words: string) => void;
  /** Puts lines back before what was written since they were taken away. */
  readonly putBack: (lines: readonly string[]) => void;
}

/** The unsent text of a topic, kept on the device: there again after a switch of topics and a reload, the same in all tabs. */
export function useDraft(topicId: string): DraftModel {
  const { drafts } = useChat();
  const isHydrated = useHydrated();
  const [text, setText] = useState(() => (isHydrated ? drafts.get(topicId) : ''));
  const written = useRef(text);

  useEffect(() => {
    const read = (): void => {
      written.current = drafts.get(topicId);
      setText(written.current);
    };
    // A page from a server knows no draft: it appears as soon as the page is hydrated.
    if (written.current === '') read();
    // What was sent in another tab must not stand here to be sent once more.
    return drafts.subscribe(topicId, read);
  }, [drafts, topicId]);

  const changes = useMemo(() => {
    const write = (next: string): void => {
      written.current = next;
      setText(next);
      drafts.set(topicId, next);
    };
    return {
      getText: () => written.current,
      write,
      take: () => {
        written.current = '';
        setText('');
        return drafts.take(topicId);
      },
      append: (words: string) => {
        const before = written.current;
        write(before === '' || /\s$/.test(before) ? before + words : `${before} ${words}`);
      },
      putBack: (lines: readonly string[]) =>
        write([...lines, drafts.get(topicId)].filter((line) => line !== '').join('\n')),
    };
  }, [drafts, topicId]);

  return { text, ...changes };
}
