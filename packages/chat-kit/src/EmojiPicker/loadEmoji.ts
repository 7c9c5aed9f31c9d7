import { chooseUiLanguage, type UiLanguage } from '@franca/languages';
import type { Emoji } from 'emoji-mart';

type EmojiPages = Pick<EmojiBook, 'groups' | 'search'>;

const groups = ['people', 'nature', 'foods', 'activity', 'places', 'objects', 'symbols', 'flags'];

// A language without words of its own speaks English in the picker.
const words: { en: () => Promise<{ default: EmojiWords }> } & Partial<
  Record<UiLanguage, () => Promise<{ default: EmojiWords }>>
> = {
  en: () => import('@emoji-mart/data/i18n/en.json'),
  ar: () => import('@emoji-mart/data/i18n/ar.json'),
  es: () => import('@emoji-mart/data/i18n/es.json'),
  fr: () => import('@emoji-mart/data/i18n/fr.json'),
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
    const [known, { default: own }] = await Promise.all([pages, (words[language] ?? words.en)()]);
    return { ...known, words: own };
  } catch (error) {
    // The next try begins anew.
    pages = null;
    throw error;
  }
}

/** Words of the emoji picker in one language. */
export interface EmojiWords {
  /** What the search field says. */
  readonly search: string;
  /** What is said when nothing was found. */
  readonly search_no_results_2: string;
  /** Names of the groups. */
  readonly categories: Readonly<Record<string, string>>;
  /** Names of the skin tones, 1 to 6, and of the choice among them. */
  readonly skins: Readonly<Record<string, string>>;
}

/** All emoji that this device can draw, in their groups. */
export interface EmojiBook {
  /** The groups, in their usual order. */
  readonly groups: readonly { readonly id: string; readonly emoji: readonly Emoji[] }[];
  /** Emoji that match the words, the best first; the index is in English. */
  readonly search: (words: string) => Promise<readonly Emoji[]>;
  /** The words in the language it was loaded for. */
  readonly words: EmojiWords;
}
