import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Dialog says. */
export const dialogGuide: ComponentGuide = {
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves to the next control in the dialog; behind the last one comes the first.',
    },
    { keys: ['Shift', 'Tab'], action: 'Moves to the previous control; before the first one comes the last.' },
    {
      keys: ['Escape'],
      action: 'Closes what lies on top: first a list or menu in the dialog, then the dialog.',
    },
  ],
  attributes: [
    { name: 'data-kind', values: ['small', 'medium', 'large', 'full'], says: 'Its size, on the same.' },
    {
      name: 'data-state',
      values: ['open', 'closing'],
      says: 'Whether it is shown, on the surface and what covers the page: `closing` until its movement has ended.',
    },
  ],
  dos: [
    'Say in the title what it is about, in the words of the button that opened it.',
    'Put the main button last in the footer.',
    'Give `initialFocus` when the first field is not where people begin.',
  ],
  donts: [
    'A question with two answers is a ConfirmDialog.',
    'What can stay open while the page goes on is a Popover or a Drawer.',
    'Opening a dialog that nobody asked for takes people out of what they are doing.',
  ],
};
