import { staged } from '../stage.tsx';
import { focusOn, press, standBefore } from './hands.ts';
import type { KeyboardPattern } from './KeyboardPattern.ts';

const controls = () => [
  ...staged('place').querySelectorAll<HTMLElement>(':is(a, button, input, select, textarea):not(:disabled)'),
];
const stops = () =>
  controls().filter(
    (control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }),
  );

/** What takes no keys itself, but holds something that does. */
export const contents: KeyboardPattern = {
  'lets Tab through what it holds, in order': async ({ show }) => {
    show();
    standBefore();
    for (const stop of stops()) {
      await press('{Tab}');
      await focusOn(() => stop);
    }
    await press('{Tab}');
    await focusOn(() => staged('after'));
  },
};
