import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Badge says. */
export const badgeGuide: ComponentGuide = {
  keyboard: [],
  attributes: [
    {
      name: 'data-tone',
      values: ['primary', 'neutral', 'success', 'warning', 'error'],
      says: 'Its tone, on the root.',
    },
  ],
  dos: [
    'Give a number of unread things as `count`: it is cut at 99, left out at 0, and read aloud in full.',
    'Give a word, such as the name of a plan, as children.',
    'Keep `block` for what went wrong or must be seen at once.',
  ],
  donts: [
    'Colour alone says nothing to those who cannot tell it; the word must do.',
    'What stays until it is answered, and needs a sentence, is a Banner.',
  ],
};
