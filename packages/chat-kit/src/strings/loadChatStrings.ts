import { loadUiStrings } from '@franca/ui/i18n';
import { createStringsLoader, type StringsLoader } from '@franca/ui/kit';
import type { ChatStrings } from './ChatStrings.ts';
import { en } from './en.ts';

/** Fetches the kit's texts, language by language. */
export const chatStringsLoader: StringsLoader<typeof en, ChatStrings> = createStringsLoader(
  en,
  // The build turns the address into one import for each file of the folder.
  async (language): Promise<ChatStrings> => (await import(`./languages/${language}.ts`))[language],
);

/** The texts that have been loaded; those of parts that are loaded later are in English only with their part. */
export const loadedStrings = chatStringsLoader.strings;

/** {@link loadedStrings} with the English of parts that are loaded later. */
export const extendStrings = chatStringsLoader.extend;

/**
 * Fetches the kit's texts, and those of the design system, for an interface language (BCP 47). Await it before the first render to avoid a moment of
 * English; a language the kit does not have, and a failed download, leave it at English.
 */
export async function loadChatStrings(tag: string): Promise<void> {
  await Promise.all([chatStringsLoader.load(tag), loadUiStrings(tag)]);
}
