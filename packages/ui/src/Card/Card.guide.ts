import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Card says. */
export const cardGuide: ComponentGuide = {
  keyboard: [],
  attributes: [
    { name: 'data-floating', values: [], says: 'It has a shadow, on the root.' },
    { name: 'data-padding', values: ['none', 'small', 'medium'], says: 'Its padding, on the root.' },
  ],
  dos: [
    'Frame what belongs together and could be moved as one.',
    'Take `padding="none"` where a picture or a list fills the card to its edges.',
    'Lift with `floating` only what lies over other things.',
  ],
  donts: [
    'A card in a card is one frame too many; take a Divider.',
    'It cannot be pressed: put a Link or a Button into it.',
  ],
};
