import { expect, vi } from 'vitest';
import { eventually, probe } from '../stage.tsx';
import { all, first, focusOn, press, tabTo } from './hands.ts';
import type { KeyboardPattern, KeyboardTest } from './KeyboardPattern.ts';

const targetOfContextMenu = () => first('[data-stage="place"] button');
const item = (index: number) => all('[role^="menuitem"]:not(:disabled)').at(index);

async function openContextMenu({ show }: KeyboardTest) {
  show();
  await tabTo(targetOfContextMenu);
  await press('{Shift>}{F10}{/Shift}');
  await focusOn(() => item(0));
}

/** A menu at what has the focus; inside it, the keys of every menu. */
export const contextmenu: KeyboardPattern = {
  'opens with Shift+F10, on the first item': openContextMenu,
  'moves with the arrow keys': async (test) => {
    await openContextMenu(test);
    await press('{ArrowDown}');
    await focusOn(() => item(1));
    await press('{Home}{ArrowUp}');
    await focusOn(() => item(-1));
  },
  'closes with Escape and gives the focus back': async (test) => {
    await openContextMenu(test);
    await press('{Escape}');
    await eventually(() => expect(first('[role="menu"]')).toBeNull());
    await focusOn(targetOfContextMenu);
  },
};

const dialogSurface = () => first('[role="dialog"], [role="alertdialog"]');
const inside = () => eventually(() => expect(dialogSurface()?.contains(document.activeElement)).toBe(true));
const dialogTrigger = () => first('[data-opens]');

async function openDialog({ show }: KeyboardTest) {
  show();
  await tabTo(dialogTrigger);
  await press('{Enter}');
  await inside();
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ */
export const dialog: KeyboardPattern = {
  'takes the focus when it opens': openDialog,
  'keeps the focus inside, whichever way Tab goes': async (test) => {
    await openDialog(test);
    const stops = all('button, input, a, [tabindex="0"]').length + 1;
    for (let step = 0; step < stops; step++) {
      await press('{Tab}');
      await inside();
    }
    for (let step = 0; step < stops; step++) {
      await press('{Shift>}{Tab}{/Shift}');
      await inside();
    }
  },
  'closes with Escape and gives the focus back': async (test) => {
    await openDialog(test);
    await press('{Escape}');
    await eventually(() => expect(dialogSurface()).toBeNull());
    await focusOn(dialogTrigger);
  },
};

const menuTrigger = () => first('[aria-haspopup="menu"]');
const closed = () => eventually(() => expect(first('[role="menu"]')).toBeNull());

async function openMenu({ show }: KeyboardTest, key = '{Enter}') {
  show();
  await tabTo(menuTrigger);
  await press(key);
  await focusOn(() => item(0));
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
export const menu: KeyboardPattern = {
  'opens with Enter, on the first item': async (test) => openMenu(test),
  'opens with Space, on the first item': async (test) => openMenu(test, ' '),
  'opens with the down arrow, on the first item': async (test) => openMenu(test, '{ArrowDown}'),
  'moves with the arrow keys, round and round': async (test) => {
    await openMenu(test);
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
    await openMenu(test);
    await press('{End}');
    await focusOn(() => item(-1));
    await press('{Home}');
    await focusOn(() => item(0));
  },
  'goes to the item whose first letter is typed': async (test) => {
    await openMenu(test);
    await press(item(-1)?.textContent?.trim()[0]?.toLowerCase() ?? '');
    await focusOn(() => item(-1));
  },
  'closes with Escape and gives the focus back': async (test) => {
    await openMenu(test);
    await press('{Escape}');
    await closed();
    await focusOn(menuTrigger);
  },
  'closes with Tab': async (test) => {
    await openMenu(test);
    await press('{Tab}');
    await closed();
  },
  'closes once an item has been chosen with Enter, and gives the focus back': async (test) => {
    await openMenu(test);
    await press('{Enter}');
    await closed();
    await focusOn(menuTrigger);
  },
};

/** An item of a menu that is open; how one gets to it is the menu's. */
export const menuitem: KeyboardPattern = {
  'is chosen with Enter': async ({ show }) => {
    const onClick = vi.fn();
    show({ onClick });
    await eventually(probe).then((item) => item.focus());
    await focusOn(probe);
    await press('{Enter}');
    await eventually(() => expect(onClick).toHaveBeenCalledOnce());
  },
  'is chosen with Space': async ({ show }) => {
    const onClick = vi.fn();
    show({ onClick });
    await eventually(probe).then((item) => item.focus());
    await focusOn(probe);
    await press(' ');
    await eventually(() => expect(onClick).toHaveBeenCalledOnce());
  },
};

const popoverTrigger = () => first('[aria-haspopup="dialog"]');
const popoverSurface = () => first('[role="dialog"]');

async function openPopover({ show }: KeyboardTest) {
  show();
  await tabTo(popoverTrigger);
  await press('{Enter}');
  await eventually(() => expect(popoverSurface()?.contains(document.activeElement)).toBe(true));
}

/** A dialog that is not modal: opened from its trigger, left with Escape or Tab. */
export const popover: KeyboardPattern = {
  'takes the focus when it opens': openPopover,
  'says on its trigger whether it is open': async (test) => {
    test.show();
    expect(popoverTrigger()?.getAttribute('aria-expanded')).toBe('false');
    await tabTo(popoverTrigger);
    await press(' ');
    await eventually(() => expect(popoverTrigger()?.getAttribute('aria-expanded')).toBe('true'));
  },
  'closes with Escape and gives the focus back': async (test) => {
    await openPopover(test);
    await press('{Escape}');
    await eventually(() => expect(popoverSurface()).toBeNull());
    await focusOn(popoverTrigger);
  },
};

const tooltipTarget = () => first('[data-stage="place"] button');
const tip = () => first('[role="tooltip"]');

/** https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/ */
export const tooltip: KeyboardPattern = {
  'shows with the focus and describes what has it': async ({ show }) => {
    show();
    await tabTo(tooltipTarget);
    await eventually(() => expect(tooltipTarget()?.getAttribute('aria-describedby')).toContain(tip()?.id));
    await press('{Tab}');
    await eventually(() => expect(tip()).toBeNull());
  },
  'goes with Escape and leaves the focus where it is': async ({ show }) => {
    show();
    await tabTo(tooltipTarget);
    await eventually(() => expect(tip()).not.toBeNull());
    await press('{Escape}');
    await eventually(() => expect(tip()).toBeNull());
    expect(document.activeElement).toBe(tooltipTarget());
  },
};
