import { expect, vi } from 'vitest';
import { settled } from '../settled.ts';
import { probe } from '../stage.tsx';
import { press, tabTo } from './hands.ts';
import type { KeyboardPattern } from './KeyboardPattern.ts';

/** https://www.w3.org/WAI/ARIA/apg/patterns/link/ */
export const link: KeyboardPattern = {
  'is followed with Enter, and not with Space': async ({ show }) => {
    const onClick = vi.fn((event: Event) => event.preventDefault());
    show({ onClick });
    await tabTo(probe);
    await press(' ');
    await press('{Enter}');
    await settled(() => expect(onClick).toHaveBeenCalledOnce());
  },
};
