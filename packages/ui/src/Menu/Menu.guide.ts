import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Menu says. */
export const menuGuide: ComponentGuide = {
  keyboard: [
    {
      keys: ['Enter'],
      action: 'Opens the menu from its trigger, on the first item; on an item, chooses it.',
    },
    { keys: ['Space'], action: 'Does the same as Enter.' },
    {
      keys: ['Arrow Down'],
      action: 'Opens the menu on the first item; inside, moves to the next item, and round.',
    },
    {
      keys: ['Arrow Up'],
      action: 'Opens the menu on the last item; inside, moves to the previous item, and round.',
    },
    { keys: ['Home'], action: 'Moves to the first item.' },
    { keys: ['End'], action: 'Moves to the last item.' },
    { keys: ['A–Z'], action: 'Moves to the next item that begins with the letters typed.' },
    { keys: ['Escape'], action: 'Closes the menu; the focus goes back to the trigger.' },
    { keys: ['Tab'], action: 'Closes the menu; the focus goes back to the trigger.' },
  ],
  attributes: [
    {
      name: 'data-state',
      values: ['open', 'closing'],
      says: 'Whether it is shown, on the menu: `closing` until its movement has ended.',
    },
    {
      name: 'data-variant',
      values: ['neutral', 'block'],
      says: 'What an item does, on the item; `block` destroys something.',
    },
  ],
  dos: [
    'Put what is done most often first, and what destroys last, behind a separator and in the tone `block`.',
    'Begin each item with a verb.',
    'Give `checked` to the items of a set of which one is chosen.',
  ],
  donts: [
    'A value of a form is chosen with Select or Combobox, which are sent with the form.',
    'Links from page to page belong into a list of links, where they can be opened in a new tab.',
  ],
};
