import type { Emoji } from 'emoji-mart';

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
  /** Emoji that fit the words, the best first; the index is in English. */
  readonly search: (words: string) => Promise<readonly Emoji[]>;
  /** The words in the language it was loaded for. */
  readonly words: EmojiWords;
}
