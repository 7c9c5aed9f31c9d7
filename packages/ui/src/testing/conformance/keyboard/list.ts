import { staged } from '../stage.tsx';
import { all, focusOn, press, standBefore } from './hands.ts';
import type { KeyboardPattern } from './KeyboardPattern.ts';

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
