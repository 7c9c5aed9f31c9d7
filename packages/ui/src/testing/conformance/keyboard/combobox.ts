import { expect } from 'vitest';
import { settled } from '../settled.ts';
import { all, first, focusOn, press, tabTo } from './hands.ts';
import type { KeyboardPattern } from './KeyboardPattern.ts';

const input = () => first('[role="combobox"]') as HTMLInputElement | null;
const options = () => all('[role="option"]');
const active = () => {
  const id = input()?.getAttribute('aria-activedescendant');
  return options().findIndex((option) => option.id === id);
};
const expanded = (is: 'true' | 'false') =>
  settled(() => expect(input()?.getAttribute('aria-expanded')).toBe(is));

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export const combobox: KeyboardPattern = {
  'opens with the down arrow and keeps the focus in the field': async ({ show }) => {
    show();
    await tabTo(input);
    await press('{ArrowDown}');
    await expanded('true');
    await settled(() => expect(active()).toBeGreaterThanOrEqual(0));
    const before = active();
    await press('{ArrowDown}');
    await settled(() => expect(active()).toBe((before + 1) % options().length));
    await focusOn(input);
  },
  'closes with Escape': async ({ show }) => {
    show();
    await tabTo(input);
    await press('{ArrowDown}');
    await expanded('true');
    await press('{Escape}');
    await expanded('false');
    await focusOn(input);
  },
  'finds what is typed and takes it with Enter': async ({ show, text }) => {
    show();
    await tabTo(input);
    await press(`{Control>}a{/Control}${text}`);
    await expanded('true');
    await press('{ArrowDown}');
    const words = await settled(() => {
      const option = options()[active()];
      expect(option).toBeDefined();
      return option?.textContent ?? '';
    });
    expect(words.toLowerCase()).toContain(text.toLowerCase());
    await press('{Enter}');
    await expanded('false');
    await focusOn(input);
    await settled(() => expect(words).toContain(input()?.value));
    expect(input()?.value).not.toBe('');
  },
};
