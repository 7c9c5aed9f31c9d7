import { loadUiStrings } from '@franca/ui/i18n';
import { createStringsLoader, type StringsLoader } from '@franca/ui/kit';
import type { CallStrings } from './CallStrings.ts';
import { en } from './en.ts';

/** Fetches the kit's texts, language by language. */
export const callStringsLoader: StringsLoader<typeof en, CallStrings> = createStringsLoader(
  en,
  // The build turns the address into one import for each file of the folder.
  async (language): Promise<CallStrings> => (await import(`./languages/${language}.ts`))[language],
);

/**
 * Fetches the kit's texts, and those of the design system, for an interface language (BCP 47). Await it before the first render to avoid a moment of
 * English; a language the kit does not have, and a failed download, leave it at English.
 */
export async function loadCallStrings(tag: string): Promise<void> {
  await Promise.all([callStringsLoader.load(tag), loadUiStrings(tag)]);
}
