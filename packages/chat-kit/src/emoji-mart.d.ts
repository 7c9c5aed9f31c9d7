/** The part of emoji-mart that the kit uses; the package's own declarations name files that it does not hold. */
declare module 'emoji-mart' {
  export interface Emoji {
    readonly id: string;
    readonly name: string;
    /** One for each skin tone, or a single one. */
    readonly skins: readonly { readonly native: string }[];
  }
  export interface EmojiData {
    readonly categories: readonly { readonly id: string; readonly emojis: readonly string[] }[];
    readonly emojis: Readonly<Record<string, Emoji>>;
  }
  /** Filled by `init`. */
  export const Data: EmojiData;
  export const SearchIndex: {
    search(words: string): Promise<readonly Emoji[] | null | undefined>;
  };
  export function init(options: {
    data: EmojiData;
    i18n: unknown;
    categories: readonly string[];
  }): Promise<void>;
}

declare module '@emoji-mart/data' {
  const data: import('emoji-mart').EmojiData;
  export default data;
}
