// The English texts as a whole, to begin a translation from: under an address of its own, as no page needs it.
import type { CallStrings } from './CallStrings.ts';
import { en } from './en.ts';

/** Every text of the kit in English, by key: what a translation into another language begins with. */
export const english: CallStrings = en;
export type { CallStrings, CallTextKey } from './CallStrings.ts';
