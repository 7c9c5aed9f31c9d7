import { expect } from 'vitest';
import { settled } from '../settled.ts';
import { probe } from '../stage.tsx';
import { press, tabTo } from './hands.ts';
import type { KeyboardPattern } from './KeyboardPattern.ts';

/** A field for text: reached with Tab, takes what is typed. */
export const textbox: KeyboardPattern = {
  'is reached with Tab and takes what is typed': async ({ show, text }) => {
    show();
    await tabTo(probe);
    await press(text);
    await settled(() => expect(probe()).toHaveProperty('value', text));
  },
};
