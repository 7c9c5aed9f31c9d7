import { findUiLanguage } from '@franca/languages';

/** Fetches the texts of a kit in a language (BCP 47); resolves as well where it has none. */
export type LoadKitTexts = (tag: string) => Promise<void>;

/** The kits that pages have shown, and the languages whose texts have come; English comes with their code. */
const loaded = new Map<LoadKitTexts, Set<string>>();

/** Whether the texts of a kit are there in a language; a machine's come with those of the pages. */
export const isKitTextsLoaded = (load: LoadKitTexts, tag: string): boolean =>
  tag === 'en' || findUiLanguage(tag) === undefined || (loaded.get(load)?.has(tag) ?? false);

/** Fetches the texts of a kit in a language. */
export async function loadKitTexts(load: LoadKitTexts, tag: string): Promise<void> {
  const languages = loaded.get(load) ?? new Set();
  loaded.set(load, languages);
  await load(tag);
  languages.add(tag);
}

/** Fetches the texts of all kits that pages have shown, so that pages and kits change their language at once. */
export async function loadShownKitTexts(tag: string): Promise<void> {
  await Promise.all([...loaded.keys()].map((load) => loadKitTexts(load, tag)));
}
