import { expect } from 'vitest';
import { settled } from '../settled.ts';
import { all, first, focusOn, press, tabTo } from './hands.ts';
import type { KeyboardPattern, KeyboardTest } from './KeyboardPattern.ts';

const surface = () => first('[role="dialog"], [role="alertdialog"]');
const inside = () => settled(() => expect(surface()?.contains(document.activeElement)).toBe(true));
const trigger = () => first('[data-opens]');

async function open({ show }: KeyboardTest) {
  show();
  await tabTo(trigger);
  await press('{Enter}');
  await inside();
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ */
export const dialog: KeyboardPattern = {
  'takes the focus when it opens': open,
  'keeps the focus inside, whichever way Tab goes': async (test) => {
    await open(test);
    const stops = all('button, input, a, [tabindex="0"]').length + 1;
    for (let step = 0; step < stops; step++) {
      await press('{Tab}');
      await inside();
    }
    for (let step = 0; step < stops; step++) {
      await press('{Shift>}{Tab}{/Shift}');
      await inside();
    }
  },
  'closes with Escape and gives the focus back': async (test) => {
    await open(test);
    await press('{Escape}');
    await settled(() => expect(surface()).toBeNull());
    await focusOn(trigger);
  },
};
