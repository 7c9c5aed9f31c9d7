import type { ChatStrings } from './ChatStrings.ts';
import { en } from './en.ts';
import { enLater } from './enLater.ts';
import { type LoadedStrings, loadedStrings } from './loadChatStrings.ts';

/** All texts that are here. Only parts that come later may import it: it brings English along. */
export const partStrings: LoadedStrings<ChatStrings> = {
  en: { ...en, ...enLater },
  get ar() {
    return loadedStrings.ar;
  },
  get it() {
    return loadedStrings.it;
  },
  get vi() {
    return loadedStrings.vi;
  },
};
