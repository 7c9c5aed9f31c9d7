import { expect } from 'vitest';
import { settled } from '../settled.ts';
import { all, press, tabTo } from './hands.ts';
import type { KeyboardPattern } from './KeyboardPattern.ts';

const slides = () => all('[aria-roledescription][role="group"]');
const shown = (index: number) =>
  settled(() => expect(slides().findIndex((slide) => !slide.inert)).toBe(index));
const next = () => all('[data-stage="place"] section button').at(-1);

/** https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */
export const carousel: KeyboardPattern = {
  'goes on with Enter on its button, which keeps the focus': async ({ show }) => {
    show();
    await tabTo(next);
    await press('{Enter}');
    await shown(1);
    expect(document.activeElement).toBe(next());
  },
  'moves with the arrow keys in reading direction': async ({ show }) => {
    show({}, { direction: 'rtl' });
    await tabTo(next);
    await press('{ArrowLeft}');
    await shown(1);
    await press('{ArrowRight}');
    await shown(0);
  },
  'moves with the arrow keys': async ({ show }) => {
    show();
    await tabTo(next);
    await press('{ArrowRight}');
    await shown(1);
    await press('{ArrowLeft}');
    await shown(0);
  },
};
