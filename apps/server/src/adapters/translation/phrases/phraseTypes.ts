/** Languages of the phrase memory. */
export const phraseLanguages = ['en', 'es', 'it', 'fr', 'pt', 'de', 'ar', 'vi', 'zh'] as const;

/** One of the languages of the phrase memory. */
export type PhraseLanguage = (typeof phraseLanguages)[number];

/** One meaning: in each language the best wording first, then others that are understood as input (see wordings.ts). */
export type PhraseEntry = Record<PhraseLanguage, readonly string[]>;

/** A place in the forms a sentence needs: "the station", "at the station", "to the station", "a station". */
export type PlaceEntry = Record<PhraseLanguage, Record<'the' | 'at' | 'to' | 'a', readonly string[]>>;
