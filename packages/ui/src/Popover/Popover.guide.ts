import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Popover says. */
export const popoverGuide: ComponentGuide = {
  keyboard: [
    {
      keys: ['Enter'],
      action: 'Opens the popover from its trigger, with the focus on the first control in it.',
    },
    { keys: ['Space'], action: 'Does the same as Enter.' },
    {
      keys: ['Tab'],
      action: 'Moves through the popover; behind the last control it closes, and the page goes on.',
    },
    { keys: ['Shift', 'Tab'], action: 'Moves back; before the first control comes the trigger.' },
    { keys: ['Escape'], action: 'Closes the popover; the focus goes back to the trigger.' },
  ],
  attributes: [
    {
      name: 'data-state',
      values: ['open', 'closing'],
      says: 'Whether it is shown, on the surface: `closing` until its movement has ended.',
    },
  ],
  dos: [
    'Use it for something small that belongs to its trigger and lets the page go on.',
    'Name it with the word on its trigger, or with what it holds.',
  ],
  donts: [
    'A list of actions is a Menu, which has the arrow keys.',
    'What must be answered before anything goes on is a Dialog.',
    'A few words about a control are a Tooltip.',
  ],
};
