import { expect } from 'vitest';
import { settled } from '../settled.ts';
import { first, focusOn, press, tabTo } from './hands.ts';
import type { KeyboardPattern, KeyboardTest } from './KeyboardPattern.ts';

const trigger = () => first('[aria-haspopup="dialog"]');
const surface = () => first('[role="dialog"]');

async function open({ show }: KeyboardTest) {
  show();
  await tabTo(trigger);
  await press('{Enter}');
  await settled(() => expect(surface()?.contains(document.activeElement)).toBe(true));
}

/** A dialog that is not modal: opened from its trigger, left with Escape or Tab. */
export const popover: KeyboardPattern = {
  'takes the focus when it opens': open,
  'says on its trigger whether it is open': async (test) => {
    test.show();
    expect(trigger()?.getAttribute('aria-expanded')).toBe('false');
    await tabTo(trigger);
    await press(' ');
    await settled(() => expect(trigger()?.getAttribute('aria-expanded')).toBe('true'));
  },
  'closes with Escape and gives the focus back': async (test) => {
    await open(test);
    await press('{Escape}');
    await settled(() => expect(surface()).toBeNull());
    await focusOn(trigger);
  },
};
