import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Toaster says. */
export const toasterGuide: ComponentGuide = {
  keyboard: [
    {
      keys: ['F6'],
      action: 'Moves the focus to the toasts, and back to where it was; meanwhile their clocks stand still.',
    },
    { keys: ['Tab'], action: 'Moves through the actions and the dismiss buttons of the toasts.' },
    { keys: ['Escape'], action: 'Moves the focus back to where it was.' },
  ],
  attributes: [
    { name: 'data-fr-toaster', values: [], says: 'The stack, on the root.' },
    {
      name: 'data-state',
      values: ['open', 'closing'],
      says: 'Whether it is shown, on a toast: `closing` until its movement has ended.',
    },
    {
      name: 'data-tone',
      values: ['info', 'success', 'warning', 'error'],
      says: 'The severity of a toast, on the toast.',
    },
  ],
  dos: [
    'Tell the result of what a person has just done, in one short sentence.',
    'Use `media` for notices about camera, microphone or a call: they stay ten seconds.',
    'Place one Toaster at the end of the application.',
  ],
  donts: [
    'What must not be missed is a Banner or a Dialog: a toast goes after two seconds.',
    'An error of a field is said at the field.',
    'An action in a toast must be possible elsewhere too.',
  ],
};
