import { expect } from 'vitest';
import { settled } from '../settled.ts';
import { probe } from '../stage.tsx';
import { press, tabTo } from './hands.ts';
import type { KeyboardPattern } from './KeyboardPattern.ts';

/** https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/, and switch, which takes the same keys. */
export const checkbox: KeyboardPattern = {
  'is turned on and off with Space': async ({ show }) => {
    show();
    await tabTo(probe);
    await press(' ');
    await settled(() => expect(probe()).toHaveProperty('checked', true));
    await press(' ');
    await settled(() => expect(probe()).toHaveProperty('checked', false));
  },
};
