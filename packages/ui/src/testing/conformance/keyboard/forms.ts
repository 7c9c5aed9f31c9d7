import { expect } from 'vitest';
import { eventually, probe, staged } from '../stage.tsx';
import { all, first, focusOn, press, standBefore, tabTo } from './hands.ts';
import type { KeyboardPattern } from './KeyboardPattern.ts';

/** https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/, and switch, which takes the same keys. */
export const checkbox: KeyboardPattern = {
  'is turned on and off with Space': async ({ show }) => {
    show();
    await tabTo(probe);
    await press(' ');
    await eventually(() => expect(probe()).toHaveProperty('checked', true));
    await press(' ');
    await eventually(() => expect(probe()).toHaveProperty('checked', false));
  },
};

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
    await eventually(() => expect(checked()).toBe(1));
    await press('{ArrowUp}{ArrowUp}');
    await focusOn(() => radios().at(-1));
    await eventually(() => expect(checked()).toBe(radios().length - 1));
  },
  'chooses the focused radio with Space': async ({ show }) => {
    show({ value: undefined, defaultValue: undefined });
    radios()[0]?.focus();
    await press(' ');
    await eventually(() => expect(checked()).toBe(0));
  },
};

/** The browser's own list: the arrow keys choose without opening it. */
export const select: KeyboardPattern = {
  'chooses with the arrow keys': async ({ show }) => {
    show();
    await tabTo(probe);
    const before = (probe() as HTMLSelectElement).selectedIndex;
    await press('{ArrowDown}');
    await eventually(() => expect((probe() as HTMLSelectElement).selectedIndex).toBe(before + 1));
  },
};

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
    await eventually(() => expect(now()).toBe(bounds()[1]));
    await press('{Home}');
    await eventually(() => expect(now()).toBe(bounds()[0]));
  },
  'moves a step with the arrow keys': async ({ show }) => {
    show();
    await tabTo(probe);
    await press('{Home}{ArrowRight}');
    const step = await eventually(() => {
      expect(now()).toBeGreaterThan(bounds()[0] ?? 0);
      return now();
    });
    await press('{ArrowUp}');
    await eventually(() => expect(now()).toBeGreaterThan(step));
    await press('{ArrowDown}{ArrowLeft}');
    await eventually(() => expect(now()).toBe(bounds()[0]));
  },
  'moves with the arrow keys in reading direction': async ({ show }) => {
    show({}, { direction: 'rtl' });
    await tabTo(probe);
    await press('{Home}{ArrowLeft}');
    await eventually(() => expect(now()).toBeGreaterThan(bounds()[0] ?? 0));
  },
};

/** A field for text: reached with Tab, takes what is typed. */
export const textbox: KeyboardPattern = {
  'is reached with Tab and takes what is typed': async ({ show, text }) => {
    show();
    await tabTo(probe);
    await press(text);
    await eventually(() => expect(probe()).toHaveProperty('value', text));
  },
};

const input = () => first('[role="combobox"]') as HTMLInputElement | null;
const options = () => all('[role="option"]');
const active = () => {
  const id = input()?.getAttribute('aria-activedescendant');
  return options().findIndex((option) => option.id === id);
};
const expanded = (is: 'true' | 'false') =>
  eventually(() => expect(input()?.getAttribute('aria-expanded')).toBe(is));

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export const combobox: KeyboardPattern = {
  'opens with the down arrow and keeps the focus in the field': async ({ show }) => {
    show();
    await tabTo(input);
    await press('{ArrowDown}');
    await expanded('true');
    await eventually(() => expect(active()).toBeGreaterThanOrEqual(0));
    const before = active();
    await press('{ArrowDown}');
    await eventually(() => expect(active()).toBe((before + 1) % options().length));
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
    const words = await eventually(() => {
      const option = options()[active()];
      expect(option).toBeDefined();
      return option?.textContent ?? '';
    });
    expect(words.toLowerCase()).toContain(text.toLowerCase());
    await press('{Enter}');
    await expanded('false');
    await focusOn(input);
    await eventually(() => expect(words).toContain(input()?.value));
    expect(input()?.value).not.toBe('');
  },
};
