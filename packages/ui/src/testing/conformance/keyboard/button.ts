import { expect, vi } from 'vitest';
import { settled } from '../settled.ts';
import { probe, staged } from '../stage.tsx';
import { focusOn, press, tabTo } from './hands.ts';
import type { KeyboardPattern } from './KeyboardPattern.ts';

/** https://www.w3.org/WAI/ARIA/apg/patterns/button/ */
export const button: KeyboardPattern = {
  'is pressed with Enter and with Space': async ({ show }) => {
    const onClick = vi.fn();
    show({ onClick });
    await tabTo(probe);
    await press('{Enter}');
    await settled(() => expect(onClick).toHaveBeenCalledTimes(1));
    await press(' ');
    await settled(() => expect(onClick).toHaveBeenCalledTimes(2));
  },
  'is one Tab stop': async ({ show }) => {
    show();
    await tabTo(probe);
    await press('{Tab}');
    await focusOn(() => staged('after'));
  },
};
