import { useLocale } from '@franca/ui/i18n';
import { useEffect, useReducer, useState } from 'react';
import type { EmojiBook } from './EmojiBook.ts';
import { loadEmoji } from './loadEmoji.ts';

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
  const [book, setBook] = useState<EmojiBook | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);

  // Another attempt is another request, though for the same language.
  useEffect(() => {
    let isCurrent = attempt >= 0;
    setFailed(false);
    loadEmoji(locale).then(
      (loaded) => isCurrent && setBook(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, attempt]);

  return { book, hasFailed, retry };
}
