import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of ContextMenu says. */
export const contextMenuGuide: ComponentGuide = {
  keyboard: [
    { keys: ['Menu'], action: 'Opens the menu at what has the focus, on the first item.' },
    { keys: ['Shift', 'F10'], action: 'Does the same as the menu key.' },
    { keys: ['Arrow Down'], action: 'Moves to the next item, and round.' },
    { keys: ['Arrow Up'], action: 'Moves to the previous item, and round.' },
    { keys: ['Home'], action: 'Moves to the first item.' },
    { keys: ['End'], action: 'Moves to the last item.' },
    { keys: ['A–Z'], action: 'Moves to the next item that begins with the letters typed.' },
    { keys: ['Enter'], action: 'Chooses the item.' },
    { keys: ['Escape'], action: 'Closes the menu; the focus goes back to where it was.' },
  ],
  attributes: [
    {
      name: 'data-state',
      values: ['open', 'closing'],
      says: 'Whether it is shown, on the menu: `closing` until its movement has ended.',
    },
  ],
  dos: [
    'Offer everything in it elsewhere too, such as in a Menu behind a button: many people never find a context menu.',
    'Let the target, or something in it, take the focus, so that the keys reach the menu.',
  ],
  donts: [
    'Text that people select and copy needs the browser’s own menu.',
    'A menu with a button of its own is a Menu.',
  ],
};
