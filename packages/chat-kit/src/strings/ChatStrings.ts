import type { Strings } from '@franca/ui/i18n';
import type { en } from './en.ts';

/** Keys of the kit's texts. */
export type ChatTextKey = keyof typeof en;

/** The kit's texts in one language. */
export type ChatStrings = Strings<ChatTextKey>;
