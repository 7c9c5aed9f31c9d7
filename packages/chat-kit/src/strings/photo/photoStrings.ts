import type { Strings } from '@franca/ui/i18n';
import { createStringsLoader, type StringsLoader } from '@franca/ui/kit';
import { en } from './en.ts';

/** Keys of the texts of the editor of photos. */
export type PhotoTextKey = keyof typeof en;

/** The texts of the editor of photos in one language. */
export type PhotoStrings = Strings<PhotoTextKey>;

declare global {
  interface FrancaStrings {
    /** Texts of the editor of photos. */
    photo: PhotoStrings;
  }
}

/** Fetches the texts of the editor of photos, language by language. */
export const photoStringsLoader: StringsLoader<typeof en, PhotoStrings> = createStringsLoader(
  en,
  // The build turns the address into one import for each file of the folder.
  async (language): Promise<PhotoStrings> => (await import(`./languages/${language}.ts`))[language],
);
