import { expect } from 'vitest';
import { settled } from '../settled.ts';
import { all, focusOn, press, tabTo } from './hands.ts';
import type { KeyboardPattern } from './KeyboardPattern.ts';

const header = (index: number) => all('[data-stage="place"] :is([aria-expanded], summary)').at(index);
const isOpen = (index: number) => {
  const element = header(index);
  const details = element?.closest('details');
  return details ? details.open : element?.getAttribute('aria-expanded') === 'true';
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/accordion/ */
export const accordion: KeyboardPattern = {
  'opens and closes with Enter and with Space': async ({ show }) => {
    show();
    await tabTo(() => header(0));
    const before = isOpen(0);
    await press('{Enter}');
    await settled(() => expect(isOpen(0)).toBe(!before));
    await press(' ');
    await settled(() => expect(isOpen(0)).toBe(before));
  },
  'reaches each heading with Tab': async ({ show }) => {
    show();
    await tabTo(() => header(1), 8);
    await press('{Shift>}{Tab}{/Shift}');
    await focusOn(() => header(0));
  },
};
