import { loadUiStrings } from '@franca/ui/i18n';
import { createStringsLoader, type StringsLoader } from '@franca/ui/kit';
import { en } from './en.ts';
import type { TranscriptStrings } from './TranscriptStrings.ts';

/** Fetches the texts of transcripts, language by language. */
export const transcriptStringsLoader: StringsLoader<typeof en, TranscriptStrings> = createStringsLoader(
  en,
  // The build turns the address into one import for each file of the folder.
  async (language): Promise<TranscriptStrings> => (await import(`./languages/${language}.ts`))[language],
);

/**
 * Fetches the texts of transcripts, and those of the design system, for an interface language (BCP 47). Await it before the first render to avoid a moment of
 * English; a language that is not there, and a failed download, leave it at English.
 */
export async function loadTranscriptStrings(tag: string): Promise<void> {
  await Promise.all([transcriptStringsLoader.load(tag), loadUiStrings(tag)]);
}
