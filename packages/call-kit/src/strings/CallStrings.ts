import type { Strings } from '@franca/ui/i18n';
import type { en } from './en.ts';

/** Keys of the kit's texts. */
export type CallTextKey = keyof typeof en;

/** The kit's texts in one language. */
export type CallStrings = Strings<CallTextKey>;

declare global {
  interface FrancaStrings {
    /** Texts of the call kit. */
    call: CallStrings;
  }
}
