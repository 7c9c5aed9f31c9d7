import { chooseUiLanguage, type UiLanguage } from '@franca/languages';
import type { EmojiBook, EmojiWords } from './EmojiBook.ts';

type EmojiPages = Pick<EmojiBook, 'groups' | 'search'>;

const groups = ['people', 'nature', 'foods', 'activity', 'places', 'objects', 'symbols', 'flags'];

const words: Record<UiLanguage, () => Promise<{ default: EmojiWords }>> = {
  en: () => import('@emoji-mart/data/i18n/en.json'),
  ar: () => import('@emoji-mart/data/i18n/ar.json'),
  it: () => import('@emoji-mart/data/i18n/it.json'),
  vi: () => import('@emoji-mart/data/i18n/vi.json'),
};

let pages: Promise<EmojiPages> | null = null;

async function openPages(): Promise<EmojiPages> {
  const [mart, { default: data }] = await Promise.all([import('emoji-mart'), import('@emoji-mart/data')]);
  // Given everything, emoji-mart asks no other host for anything.
  await mart.init({ data, i18n: {}, categories: groups });
  return {
    groups: mart.Data.categories.map(({ id, emojis }) => ({
      id,
      emoji: emojis.flatMap((name) => mart.Data.emojis[name] ?? []),
    })),
    search: async (asked) => (await mart.SearchIndex.search(asked)) ?? [],
  };
}

/**
 * Fetches the emoji, the index over them and the words of an interface language (BCP 47), or those in English where the
 * kit does not speak it; what was fetched once is kept.
 */
export async function loadEmoji(tag: string): Promise<EmojiBook> {
  const language = chooseUiLanguage([tag]);
  pages ??= openPages();
  try {
    const [known, { default: own }] = await Promise.all([pages, words[language]()]);
    return { ...known, words: own };
  } catch (error) {
    // The next try begins anew.
    pages = null;
    throw error;
  }
}
