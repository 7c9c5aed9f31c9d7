import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Tooltip says. */
export const tooltipGuide: ComponentGuide = {
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Shows the tip at once when its element takes the focus, and hides it behind it.',
    },
    { keys: ['Escape'], action: 'Hides the tip; the focus stays.' },
  ],
  attributes: [
    {
      name: 'data-state',
      values: ['open', 'closing'],
      says: 'Whether it is shown, on the tip: `closing` until its movement has ended.',
    },
  ],
  dos: [
    'Say in a few words what the element does not say itself.',
    'Give it the role `label` when it is the only name of its element.',
  ],
  donts: [
    'Nothing that must be read or pressed belongs into a tip: on a touch screen it never shows.',
    'A button that is off says why with `disabledReason`.',
  ],
};
