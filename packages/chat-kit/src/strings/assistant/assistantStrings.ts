import type { Strings } from '@franca/ui/i18n';
import { loadUiStrings } from '@franca/ui/i18n';
import { createStringsLoader, type StringsLoader } from '@franca/ui/kit';
import { en } from './en.ts';

/** Keys of the texts of the assistant's screens. */
export type AssistantTextKey = keyof typeof en;

/** The texts of the assistant's screens in one language. */
export type AssistantStrings = Strings<AssistantTextKey>;

declare global {
  interface FrancaStrings {
    /** Texts of the assistant's screens. */
    assistant: AssistantStrings;
  }
}

/** Fetches the texts of the assistant's screens, language by language. */
export const assistantStringsLoader: StringsLoader<typeof en, AssistantStrings> = createStringsLoader(
  en,
  // The build turns the address into one import for each file of the folder.
  async (language): Promise<AssistantStrings> => (await import(`./languages/${language}.ts`))[language],
);

/**
 * Fetches the texts of the assistant's screens, and those of the design system, for an interface language (BCP 47). Await it before the first render to avoid a
 * moment of English; a language the kit does not have, and a failed download, leave it at English.
 */
export async function loadAssistantStrings(tag: string): Promise<void> {
  await Promise.all([assistantStringsLoader.load(tag), loadUiStrings(tag)]);
}
