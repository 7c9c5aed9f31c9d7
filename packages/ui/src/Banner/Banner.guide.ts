import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Banner says. */
export const bannerGuide: ComponentGuide = {
  keyboard: [{ keys: ['Tab'], action: 'Goes to the action, then to the button that takes the banner away.' }],
  attributes: [
    { name: 'data-edge', values: [], says: 'It runs from edge to edge, on the root.' },
    {
      name: 'data-tone',
      values: ['info', 'success', 'warning', 'error'],
      says: 'Its severity, on the root.',
    },
  ],
  dos: [
    'Say what happened and what to do about it, and offer one action.',
    'Take `error` only for what must be known at once: screen readers stop for it.',
    'Let people dismiss what they can do without; the rest goes when its reason is gone.',
  ],
  donts: [
    'What tells of a thing that was done, and may be missed, is a toast.',
    'A fault of one field stands below that field.',
  ],
};
