import { expect } from 'vitest';
import { settled } from '../settled.ts';
import { all, first, focusOn, press, tabTo } from './hands.ts';
import type { KeyboardPattern, KeyboardTest } from './KeyboardPattern.ts';

const trigger = () => first('[aria-haspopup="menu"]');
const item = (index: number) => all('[role^="menuitem"]:not(:disabled)').at(index);
const closed = () => settled(() => expect(first('[role="menu"]')).toBeNull());

async function open({ show }: KeyboardTest, key = '{Enter}') {
  show();
  await tabTo(trigger);
  await press(key);
  await focusOn(() => item(0));
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
export const menu: KeyboardPattern = {
  'opens with Enter, on the first item': async (test) => open(test),
  'opens with Space, on the first item': async (test) => open(test, ' '),
  'opens with the down arrow, on the first item': async (test) => open(test, '{ArrowDown}'),
  'moves with the arrow keys, round and round': async (test) => {
    await open(test);
    await press('{ArrowDown}');
    await focusOn(() => item(1));
    await press('{ArrowUp}');
    await focusOn(() => item(0));
    await press('{ArrowUp}');
    await focusOn(() => item(-1));
    await press('{ArrowDown}');
    await focusOn(() => item(0));
  },
  'goes to the first and the last item with Home and End': async (test) => {
    await open(test);
    await press('{End}');
    await focusOn(() => item(-1));
    await press('{Home}');
    await focusOn(() => item(0));
  },
  'goes to the item whose first letter is typed': async (test) => {
    await open(test);
    await press(item(-1)?.textContent?.trim()[0]?.toLowerCase() ?? '');
    await focusOn(() => item(-1));
  },
  'closes with Escape and gives the focus back': async (test) => {
    await open(test);
    await press('{Escape}');
    await closed();
    await focusOn(trigger);
  },
  'closes with Tab': async (test) => {
    await open(test);
    await press('{Tab}');
    await closed();
  },
  'closes once an item has been chosen with Enter, and gives the focus back': async (test) => {
    await open(test);
    await press('{Enter}');
    await closed();
    await focusOn(trigger);
  },
};
