import { expect } from 'vitest';
import { settled } from '../settled.ts';
import { staged } from '../stage.tsx';
import { all, focusOn, press, standBefore } from './hands.ts';
import type { KeyboardPattern } from './KeyboardPattern.ts';

const radios = () => all('input[type="radio"]') as HTMLInputElement[];
const checked = () => radios().findIndex((radio) => radio.checked);

/** https://www.w3.org/WAI/ARIA/apg/patterns/radio/ */
export const radiogroup: KeyboardPattern = {
  'is one Tab stop, on the chosen radio': async ({ show }) => {
    show();
    radios()[1]?.click();
    standBefore();
    await press('{Tab}');
    await focusOn(() => radios()[1]);
    await press('{Tab}');
    await focusOn(() => staged('after'));
  },
  'moves and chooses with the arrow keys, round and round': async ({ show }) => {
    show();
    radios()[0]?.click();
    radios()[0]?.focus();
    await press('{ArrowDown}');
    await focusOn(() => radios()[1]);
    await settled(() => expect(checked()).toBe(1));
    await press('{ArrowUp}{ArrowUp}');
    await focusOn(() => radios().at(-1));
    await settled(() => expect(checked()).toBe(radios().length - 1));
  },
  'chooses the focused radio with Space': async ({ show }) => {
    show({ value: undefined, defaultValue: undefined });
    radios()[0]?.focus();
    await press(' ');
    await settled(() => expect(checked()).toBe(0));
  },
};
