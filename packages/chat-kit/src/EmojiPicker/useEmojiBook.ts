import { useLocale } from '@franca/ui/i18n';
import { useLoad } from '@franca/ui/kit';
import type { Emoji } from 'emoji-mart';
import { useCallback, useEffect, useState } from 'react';
import { type EmojiBook, loadEmoji } from './loadEmoji.ts';

/** The emoji, and how their loading stands. */
export interface EmojiBookModel {
  /** The emoji, or null while they are on their way. */
  readonly book: EmojiBook | null;
  /** Whether they could not be loaded. */
  readonly hasFailed: boolean;
  /** Tries again. */
  readonly retry: () => void;
}

/** Loads the emoji in the interface language. */
export function useEmojiBook(): EmojiBookModel {
  const locale = useLocale();
  const { result, status, retry } = useLoad(useCallback(() => loadEmoji(locale), [locale]));
  return { book: result ?? null, hasFailed: status === 'failed', retry };
}

/** The emoji that match what is written; null while nothing is, or before the first response. */
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
