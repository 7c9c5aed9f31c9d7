import type { Strings } from '../i18n/Strings.ts';
import { createStringsLoader, type StringsLoader } from '../kit/createStringsLoader.ts';
import type { UiStrings } from './englishStrings.ts';

/** Fetches the texts of the design system, language by language; each component brings its English along. */
export const uiStringsLoader: StringsLoader<Strings<never>, UiStrings> = createStringsLoader(
  {},
  // The build turns the address into one import for each file of the folder.
  async (language): Promise<UiStrings> => (await import(`./languages/${language}.ts`))[language],
);

/**
 * Fetches the texts of the design system for an interface language (BCP 47). The provider does that by itself; await it before
 * the first render, and before rendering on a server, to avoid a moment of English. The loaders of the kits do it as well.
 */
export const loadUiStrings: (tag: string) => Promise<void> = uiStringsLoader.load;
