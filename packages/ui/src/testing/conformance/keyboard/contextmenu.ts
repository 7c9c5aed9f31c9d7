import { expect } from 'vitest';
import { settled } from '../settled.ts';
import { all, first, focusOn, press, tabTo } from './hands.ts';
import type { KeyboardPattern, KeyboardTest } from './KeyboardPattern.ts';

const target = () => first('[data-stage="place"] button');
const item = (index: number) => all('[role^="menuitem"]:not(:disabled)').at(index);

async function open({ show }: KeyboardTest) {
  show();
  await tabTo(target);
  await press('{Shift>}{F10}{/Shift}');
  await focusOn(() => item(0));
}

/** A menu at what has the focus; inside it, the keys of every menu. */
export const contextmenu: KeyboardPattern = {
  'opens with Shift+F10, on the first item': open,
  'moves with the arrow keys': async (test) => {
    await open(test);
    await press('{ArrowDown}');
    await focusOn(() => item(1));
    await press('{Home}{ArrowUp}');
    await focusOn(() => item(-1));
  },
  'closes with Escape and gives the focus back': async (test) => {
    await open(test);
    await press('{Escape}');
    await settled(() => expect(first('[role="menu"]')).toBeNull());
    await focusOn(target);
  },
};
