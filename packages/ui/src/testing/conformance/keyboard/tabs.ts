import { expect } from 'vitest';
import { settled } from '../settled.ts';
import { all, first, focusOn, press, standBefore } from './hands.ts';
import type { KeyboardPattern } from './KeyboardPattern.ts';

const tab = (index: number) => all('[role="tab"]:not(:disabled)').at(index);
const chosen = () => first('[role="tab"][aria-selected="true"]');

/** https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export const tabs: KeyboardPattern = {
  'is one Tab stop, on the chosen tab': async ({ show }) => {
    show();
    standBefore();
    await press('{Tab}');
    await focusOn(chosen);
    await press('{Tab}');
    await settled(() => expect(document.activeElement?.getAttribute('role')).not.toBe('tab'));
  },
  'moves with the arrow keys, round and round': async ({ show }) => {
    show();
    tab(0)?.focus();
    await press('{ArrowRight}');
    await focusOn(() => tab(1));
    await press('{ArrowLeft}{ArrowLeft}');
    await focusOn(() => tab(-1));
    await press('{ArrowRight}');
    await focusOn(() => tab(0));
  },
  'moves with the arrow keys in reading direction': async ({ show }) => {
    show({}, { direction: 'rtl' });
    tab(0)?.focus();
    await press('{ArrowLeft}');
    await focusOn(() => tab(1));
  },
  'goes to the first and the last tab with Home and End, and shows its panel': async ({ show }) => {
    show();
    tab(0)?.focus();
    await press('{End}');
    await focusOn(() => tab(-1));
    await settled(() => expect(chosen()).toBe(tab(-1)));
    expect(first('[role="tabpanel"]:not([hidden])')?.getAttribute('aria-labelledby')).toBe(tab(-1)?.id);
    await press('{Home}');
    await focusOn(() => tab(0));
  },
};
