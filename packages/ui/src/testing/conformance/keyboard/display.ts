import { expect, vi } from 'vitest';
import { eventually, probe, staged } from '../stage.tsx';
import { all, first, focusOn, press, standBefore, stayBefore, tabTo } from './hands.ts';
import type { KeyboardPattern, KeyboardTest } from './KeyboardPattern.ts';

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
    await eventually(() => expect(isOpen(0)).toBe(!before));
    await press(' ');
    await eventually(() => expect(isOpen(0)).toBe(before));
  },
  'reaches each heading with Tab': async ({ show }) => {
    show();
    await tabTo(() => header(1), 8);
    await press('{Shift>}{Tab}{/Shift}');
    await focusOn(() => header(0));
  },
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/button/ */
export const button: KeyboardPattern = {
  'is pressed with Enter and with Space': async ({ show }) => {
    const onClick = vi.fn();
    show({ onClick });
    await tabTo(probe);
    await press('{Enter}');
    await eventually(() => expect(onClick).toHaveBeenCalledTimes(1));
    await press(' ');
    await eventually(() => expect(onClick).toHaveBeenCalledTimes(2));
  },
  'is one Tab stop': async ({ show }) => {
    show();
    await tabTo(probe);
    await press('{Tab}');
    await focusOn(() => staged('after'));
  },
};

const slides = () => all('[aria-roledescription][role="group"]');
const shown = (index: number) =>
  eventually(() => expect(slides().findIndex((slide) => !slide.inert)).toBe(index));
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

const controls = () => [
  ...staged('place').querySelectorAll<HTMLElement>(
    ':is(a, button, input, select, summary, textarea, [tabindex]):not(:disabled)',
  ),
];
const stops = () =>
  controls().filter(
    (control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }),
  );

/** What takes no keys itself, but holds something that does. */
export const contents: KeyboardPattern = {
  'lets Tab through what it holds, in order': async ({ show, appear }) => {
    show();
    await appear();
    standBefore();
    for (const stop of stops()) {
      await press('{Tab}');
      await focusOn(() => stop);
    }
    await press('{Tab}');
    await focusOn(() => staged('after'));
  },
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/link/ */
export const link: KeyboardPattern = {
  'is followed with Enter, and not with Space': async ({ show }) => {
    const onClick = vi.fn((event: Event) => event.preventDefault());
    show({ onClick });
    await tabTo(probe);
    await press(' ');
    await press('{Enter}');
    await eventually(() => expect(onClick).toHaveBeenCalledOnce());
  },
};

const row = (index: number) => all('li > :is(a, button:not(:disabled))').at(index);

/** Rows with one Tab stop that moves: "roving tabindex" of the ARIA Authoring Practices. */
export const list: KeyboardPattern = {
  'is one Tab stop': async ({ show }) => {
    show();
    standBefore();
    await press('{Tab}');
    await focusOn(() => row(0));
    await press('{Tab}');
    await focusOn(() => staged('after'));
  },
  'moves with the arrow keys': async ({ show }) => {
    show();
    row(0)?.focus();
    await press('{ArrowDown}');
    await focusOn(() => row(1));
    await press('{ArrowUp}');
    await focusOn(() => row(0));
  },
  'goes to the first and the last row with Home and End, and remembers the row': async ({ show }) => {
    show();
    row(0)?.focus();
    await press('{End}');
    await focusOn(() => row(-1));
    await press('{Tab}');
    await press('{Shift>}{Tab}{/Shift}');
    await focusOn(() => row(-1));
    await press('{Home}');
    await focusOn(() => row(0));
  },
};

/** What only shows something takes no keys. */
export const none: KeyboardPattern = {
  'is passed by with Tab': async ({ show }) => {
    show();
    await stayBefore();
    await press('{Tab}');
    await focusOn(() => staged('after'));
  },
};

const handle = () => first('[data-stage="place"] [aria-valuenow][tabindex="0"]');
const now = () => Number(handle()?.getAttribute('aria-valuenow'));
const bound = (name: 'min' | 'max') => Number(handle()?.getAttribute(`aria-value${name}`));

const widens = async ({ show }: KeyboardTest, direction: 'ltr' | 'rtl', key: string) => {
  show({}, { direction });
  await tabTo(handle);
  await press('{Home}');
  await eventually(() => expect(now()).toBe(bound('min')));
  await press(key);
  await eventually(() => expect(now()).toBeGreaterThan(bound('min')));
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/ */
export const splitter: KeyboardPattern = {
  'moves its handle with the arrow keys': (test) => widens(test, 'ltr', '{ArrowRight}'),
  'moves its handle in reading direction': (test) => widens(test, 'rtl', '{ArrowLeft}'),
  'goes to its ends with Home and End': async ({ show }) => {
    show();
    await tabTo(handle);
    await press('{End}');
    await eventually(() => expect(now()).toBe(bound('max')));
    await press('{Home}');
    await eventually(() => expect(now()).toBe(bound('min')));
  },
};

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
    await eventually(() => expect(document.activeElement?.getAttribute('role')).not.toBe('tab'));
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
    await eventually(() => expect(chosen()).toBe(tab(-1)));
    expect(first('[role="tabpanel"]:not([hidden])')?.getAttribute('aria-labelledby')).toBe(tab(-1)?.id);
    await press('{Home}');
    await focusOn(() => tab(0));
  },
};
