import { expect } from 'vitest';
import { settled } from '../settled.ts';
import { first, press, tabTo } from './hands.ts';
import type { KeyboardPattern, KeyboardTest } from './KeyboardPattern.ts';

const handle = () => first('[data-stage="place"] [aria-valuenow][tabindex="0"]');
const now = () => Number(handle()?.getAttribute('aria-valuenow'));
const bound = (name: 'min' | 'max') => Number(handle()?.getAttribute(`aria-value${name}`));

const widens = async ({ show }: KeyboardTest, direction: 'ltr' | 'rtl', key: string) => {
  show({}, { direction });
  await tabTo(handle);
  await press('{Home}');
  await settled(() => expect(now()).toBe(bound('min')));
  await press(key);
  await settled(() => expect(now()).toBeGreaterThan(bound('min')));
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/ */
export const splitter: KeyboardPattern = {
  'moves its handle with the arrow keys': (test) => widens(test, 'ltr', '{ArrowRight}'),
  'moves its handle in reading direction': (test) => widens(test, 'rtl', '{ArrowLeft}'),
  'goes to its ends with Home and End': async ({ show }) => {
    show();
    await tabTo(handle);
    await press('{End}');
    await settled(() => expect(now()).toBe(bound('max')));
    await press('{Home}');
    await settled(() => expect(now()).toBe(bound('min')));
  },
};
