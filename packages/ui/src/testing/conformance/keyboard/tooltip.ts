import { expect } from 'vitest';
import { settled } from '../settled.ts';
import { first, press, tabTo } from './hands.ts';
import type { KeyboardPattern } from './KeyboardPattern.ts';

const trigger = () => first('[data-stage="place"] button');
const tip = () => first('[role="tooltip"]');

/** https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/ */
export const tooltip: KeyboardPattern = {
  'shows with the focus and describes what has it': async ({ show }) => {
    show();
    await tabTo(trigger);
    await settled(() => expect(trigger()?.getAttribute('aria-describedby')).toContain(tip()?.id));
    await press('{Tab}');
    await settled(() => expect(tip()).toBeNull());
  },
  'goes with Escape and leaves the focus where it is': async ({ show }) => {
    show();
    await tabTo(trigger);
    await settled(() => expect(tip()).not.toBeNull());
    await press('{Escape}');
    await settled(() => expect(tip()).toBeNull());
    expect(document.activeElement).toBe(trigger());
  },
};
