/** The languages in which the packages carry their own texts; English is the source. */
export const locales = ['en', 'ar', 'it', 'vi'] as const;

/** One of the {@link locales}. */
export type Locale = (typeof locales)[number];
