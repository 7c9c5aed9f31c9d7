import type { ProvidedStrings } from '@franca/ui';
import type { FirstStrings, PageStrings } from './en.ts';

/** The language that is shown, and its texts. */
export interface ShownTexts {
  /** BCP 47 tag of the language of `strings`. */
  readonly language: string;
  /** Its texts; in English those of later parts come with them. */
  readonly strings: FirstStrings & Partial<PageStrings>;
  /** Texts of the packages, where a machine has translated them. */
  readonly kits?: ProvidedStrings | undefined;
}
