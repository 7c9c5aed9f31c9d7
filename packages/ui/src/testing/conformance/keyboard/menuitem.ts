import { expect, vi } from 'vitest';
import { settled } from '../settled.ts';
import { probe } from '../stage.tsx';
import { focusOn, press } from './hands.ts';
import type { KeyboardPattern } from './KeyboardPattern.ts';

/** An item of a menu that is open; how one gets to it is the menu's. */
export const menuitem: KeyboardPattern = {
  'is chosen with Enter': async ({ show }) => {
    const onClick = vi.fn();
    show({ onClick });
    await settled(probe).then((item) => item.focus());
    await focusOn(probe);
    await press('{Enter}');
    await settled(() => expect(onClick).toHaveBeenCalledOnce());
  },
  'is chosen with Space': async ({ show }) => {
    const onClick = vi.fn();
    show({ onClick });
    await settled(probe).then((item) => item.focus());
    await focusOn(probe);
    await press(' ');
    await settled(() => expect(onClick).toHaveBeenCalledOnce());
  },
};
