import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of List and ListItem says. */
export const listGuide: ComponentGuide = {
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Goes to the row that was left last, at first the selected one, and out again.',
    },
    { keys: ['ArrowDown'], action: 'Goes to the next row.' },
    { keys: ['ArrowUp'], action: 'Goes to the row before.' },
    { keys: ['Home'], action: 'Goes to the first row.' },
    { keys: ['End'], action: 'Goes to the last row.' },
    { keys: ['a'], action: 'Letters typed quickly go to the next row whose title begins with them.' },
    { keys: ['Enter'], action: 'Chooses the row.' },
  ],
  dos: [
    'Name the list with `aria-label`, or by the heading above it.',
    'Put names that people wrote themselves into a `<bdi>`, so that each keeps its own direction.',
    'Hide from screen readers the avatar beside a name, which would be read twice.',
  ],
  donts: [
    'A row is one button or link and cannot hold another one; put further actions into a menu.',
    'Thousands of rows need a list that draws only what is seen.',
  ],
};
