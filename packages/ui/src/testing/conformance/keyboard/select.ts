import { expect } from 'vitest';
import { settled } from '../settled.ts';
import { probe } from '../stage.tsx';
import { press, tabTo } from './hands.ts';
import type { KeyboardPattern } from './KeyboardPattern.ts';

/** The browser's own list: the arrow keys choose without opening it. */
export const select: KeyboardPattern = {
  'chooses with the arrow keys': async ({ show }) => {
    show();
    await tabTo(probe);
    const before = (probe() as HTMLSelectElement).selectedIndex;
    await press('{ArrowDown}');
    await settled(() => expect((probe() as HTMLSelectElement).selectedIndex).toBe(before + 1));
  },
};
