import { staged } from '../stage.tsx';
import { focusOn, press, standBefore } from './hands.ts';
import type { KeyboardPattern } from './KeyboardPattern.ts';

/** What only shows something takes no keys. */
export const none: KeyboardPattern = {
  'is passed by with Tab': async ({ show }) => {
    show();
    standBefore();
    await press('{Tab}');
    await focusOn(() => staged('after'));
  },
};
