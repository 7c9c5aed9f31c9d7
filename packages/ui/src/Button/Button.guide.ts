import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Button says. */
export const buttonGuide: ComponentGuide = {
  keyboard: [
    { keys: ['Enter'], action: 'Presses the button.' },
    { keys: ['Space'], action: 'Presses the button when the key comes up again.' },
    { keys: ['Escape'], action: 'Takes the reason of a disabled button out of sight.' },
  ],
  attributes: [
    { name: 'data-size', values: ['small', 'medium', 'large'], says: 'Its size, on the root.' },
    {
      name: 'data-state',
      values: ['idle', 'loading', 'unavailable', 'ready', 'shut'],
      says: 'Whether it can be pressed, on the root: `unavailable` has a reason, which is a tip that is `ready` or `shut`.',
    },
    {
      name: 'data-variant',
      values: ['primary', 'accept', 'resend', 'block', 'neutral', 'ghost'],
      says: 'Its variant, on the root.',
    },
    { name: 'data-wide', values: [], says: 'It is as wide as what it stands in, on the root.' },
  ],
  dos: [
    'Say what will happen, in one or two words that begin with a verb.',
    'Keep one primary button in a view, so that the next step is plain.',
    'Give `block` to what cannot be undone, and ask before it is done.',
    'Say with `disabledReason` what is missing, so that nobody has to guess why nothing happens.',
    'Say with `aria-pressed` whether a toggle button is on; `neutral` and `ghost` show it.',
  ],
  donts: [
    'Leading to another page is the task of Link, which can be opened in a new tab.',
    'An icon without words is an IconButton, which asks for a name.',
    'A `disabled` button tells nobody why; give the reason, or leave it on and say what is missing after the press.',
  ],
};
