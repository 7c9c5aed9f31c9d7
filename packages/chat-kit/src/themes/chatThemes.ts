import { beach } from './beach/beach.ts';
import type { ChatTheme } from './ChatTheme.ts';
import { christmas } from './christmas/christmas.ts';
import { forest } from './forest/forest.ts';
import { fresh } from './fresh/fresh.ts';
import { hpbd } from './hpbd/hpbd.ts';
import { oldPaper } from './oldPaper/oldPaper.ts';
import { pinky } from './pinky/pinky.ts';
import { urbanLight } from './urbanLight/urbanLight.ts';

/** All themes of the kit in the order in which they are shown: a theme is a folder and a line here. */
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
