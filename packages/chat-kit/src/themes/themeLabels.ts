import type { ChatTextKey } from '../strings/ChatStrings.ts';

/** Under which key the kit's texts name each theme, by the name under which it is stored, in the order shown (1 §2 Chat themes). */
export const themeLabels = {
  'Urban Light': 'themeUrbanLight',
  Forest: 'themeForest',
  Beach: 'themeBeach',
  Pinky: 'themePinky',
  'Old Paper': 'themeOldPaper',
  Fresh: 'themeFresh',
  Christmas: 'themeChristmas',
  HPBD: 'themeHpbd',
} as const satisfies Record<string, ChatTextKey>;

/** Name of a theme; having none has no name here. */
export type ChatThemeName = keyof typeof themeLabels;

/** Names of the themes in the order shown. */
export const chatThemeNames: readonly ChatThemeName[] = Object.keys(themeLabels) as ChatThemeName[];
