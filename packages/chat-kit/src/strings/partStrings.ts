import { enLazy } from './enLazy.ts';
import { extendStrings } from './loadChatStrings.ts';

/** All texts that have been loaded. Only parts that are loaded later may import it: it brings their English along. */
export const partStrings = extendStrings(enLazy);
