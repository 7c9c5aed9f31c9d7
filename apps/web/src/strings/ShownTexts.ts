import type { ProvidedStrings } from '@franca/ui';
import type { PageStrings } from './en.ts';

/** The language that is shown, and its texts. */
export interface ShownTexts {
  /** BCP 47 tag of the language of `strings`. */
  readonly language: string;
  /** Its texts. */
  readonly strings: PageStrings;
  /** Texts of the packages, where a machine has translated them. */
  readonly kits?: ProvidedStrings | undefined;
}
