import type { Emoji } from 'emoji-mart';
import { useEffect, useState } from 'react';
import type { EmojiBook } from './EmojiBook.ts';

/** The emoji that fit what is written; null while nothing is, or before the first answer. */
export function useEmojiSearch(book: EmojiBook | null, query: string): readonly Emoji[] | null {
  const words = query.trim();
  const [found, setFound] = useState<readonly Emoji[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (words === '' || !book) setFound(null);
    else void book.search(words).then((emoji) => isCurrent && setFound(emoji));
    return () => {
      isCurrent = false;
    };
  }, [book, words]);
  return found;
}
