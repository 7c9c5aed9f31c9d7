import type { Strings } from '@franca/ui/i18n';
import type { en } from './en.ts';
import type { enLazy } from './enLazy.ts';

/** Keys of the texts that a conversation begins with. */
export type FirstTextKey = keyof typeof en;

/** Keys of the kit's texts. */
export type ChatTextKey = FirstTextKey | keyof typeof enLazy;

/** The kit's texts in one language. */
export type ChatStrings = Strings<ChatTextKey>;

declare global {
  interface FrancaStrings {
    /** Texts of the chat kit. */
    chat: ChatStrings;
  }
}
