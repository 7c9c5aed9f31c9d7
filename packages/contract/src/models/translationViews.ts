/** What a reader sees of translated messages in one conversation (extension: readings B9). */
export const translationViews = ['translated', 'original', 'both'] as const;
/** What a reader sees of translated messages. */
export type TranslationView = (typeof translationViews)[number];
