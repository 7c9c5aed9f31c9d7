import { useLocale } from '@franca/ui/i18n';
import { useLoad } from '@franca/ui/kit';
import type { Emoji } from 'emoji-mart';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { EmojiSet } from '../context/ChatOptions.ts';
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

/** Only these groups of a book, in this order; nothing else is found either. */
function chooseGroups(book: EmojiBook, sets: readonly EmojiSet[]): EmojiBook {
  const groups = sets.flatMap((set) => book.groups.find(({ id }) => id === set) ?? []);
  const known = new Set(groups.flatMap(({ emoji }) => emoji.map(({ id }) => id)));
  return {
    ...book,
    groups,
    search: async (words) => (await book.search(words)).filter(({ id }) => known.has(id)),
  };
}

/** Loads the emoji in the interface language; all of them, or those of some groups. */
export function useEmojiBook(sets: readonly EmojiSet[] | undefined): EmojiBookModel {
  const locale = useLocale();
  const { result, status, retry } = useLoad(useCallback(() => loadEmoji(locale), [locale]));
  const book = useMemo(
    () => (result && sets ? chooseGroups(result, sets) : (result ?? null)),
    [result, sets],
  );
  return { book, hasFailed: status === 'failed', retry };
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
