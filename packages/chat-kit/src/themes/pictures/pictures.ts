import type { ChatThemeName } from '../themeLabels.ts';
import { beach } from './beach.ts';
import { christmas } from './christmas.ts';
import type { Drawing } from './Drawing.ts';
import { forest } from './forest.ts';
import { fresh } from './fresh.ts';
import { hpbd } from './hpbd.ts';
import { oldPaper } from './oldPaper.ts';
import { pinky } from './pinky.ts';
import { urbanLight } from './urbanLight.ts';

/** What is drawn behind the messages in each theme, from back to front. */
export const pictures: Readonly<Record<ChatThemeName, readonly Drawing[]>> = {
  'Urban Light': urbanLight,
  Forest: forest,
  Beach: beach,
  Pinky: pinky,
  'Old Paper': oldPaper,
  Fresh: fresh,
  Christmas: christmas,
  HPBD: hpbd,
};
