import { beach } from './beach.ts';
import type { ChatTheme } from './ChatTheme.ts';
import { christmas } from './christmas.ts';
import { forest } from './forest.ts';
import { fresh } from './fresh.ts';
import { hpbd } from './hpbd.ts';
import { oldPaper } from './oldPaper.ts';
import { pinky } from './pinky.ts';
import { urbanLight } from './urbanLight.ts';

/** The themes of a conversation in the order in which they are shown (1 §2 Chat themes), but for having none. */
export const chatThemes: readonly ChatTheme[] = [
  urbanLight,
  forest,
  beach,
  pinky,
  oldPaper,
  fresh,
  christmas,
  hpbd,
];
