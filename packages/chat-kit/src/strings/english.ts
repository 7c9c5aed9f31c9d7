// The English texts as a whole, to begin a translation from: under an address of its own, as no page needs it.
import type { ChatStrings } from './ChatStrings.ts';
import { en } from './en.ts';
import { enLazy } from './enLazy.ts';

/** Every text of the kit in English, by key: what a translation into another language begins with. */
export const english: ChatStrings = { ...en, ...enLazy };
export type { ChatStrings, ChatTextKey } from './ChatStrings.ts';
