import { expect } from 'vitest';
import { settled } from '../settled.ts';
import { probe } from '../stage.tsx';
import { press, tabTo } from './hands.ts';
import type { KeyboardPattern } from './KeyboardPattern.ts';

const now = () => Number((probe() as HTMLInputElement).value);
const bounds = () => {
  const { min, max } = probe() as HTMLInputElement;
  return [Number(min), Number(max)];
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/slider/ */
export const slider: KeyboardPattern = {
  'goes to its ends with Home and End': async ({ show }) => {
    show();
    await tabTo(probe);
    await press('{End}');
    await settled(() => expect(now()).toBe(bounds()[1]));
    await press('{Home}');
    await settled(() => expect(now()).toBe(bounds()[0]));
  },
  'moves a step with the arrow keys': async ({ show }) => {
    show();
    await tabTo(probe);
    await press('{Home}{ArrowRight}');
    const step = await settled(() => {
      expect(now()).toBeGreaterThan(bounds()[0] ?? 0);
      return now();
    });
    await press('{ArrowUp}');
    await settled(() => expect(now()).toBeGreaterThan(step));
    await press('{ArrowDown}{ArrowLeft}');
    await settled(() => expect(now()).toBe(bounds()[0]));
  },
  'moves with the arrow keys in reading direction': async ({ show }) => {
    show({}, { direction: 'rtl' });
    await tabTo(probe);
    await press('{Home}{ArrowLeft}');
    await settled(() => expect(now()).toBeGreaterThan(bounds()[0] ?? 0));
  },
};
