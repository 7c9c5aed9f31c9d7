import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Tabs says. */
export const tabsGuide: ComponentGuide = {
  keyboard: [
    { keys: ['Tab'], action: 'Goes to the chosen tab, from there into its panel.' },
    {
      keys: ['ArrowRight'],
      action: 'Goes to the next tab, from the last to the first; right-to-left, to the one before.',
    },
    { keys: ['ArrowLeft'], action: 'Goes to the tab before; right-to-left, to the next one.' },
    { keys: ['Home'], action: 'Goes to the first tab.' },
    { keys: ['End'], action: 'Goes to the last tab.' },
    { keys: ['Enter'], action: 'Chooses the tab, when moving to it does not.' },
  ],
  attributes: [{ name: 'data-fit', values: ['hug', 'fill'], says: 'The width of the tabs, on their row.' }],
  dos: [
    'Use one or two words a tab, and few enough of them to be seen at once.',
    'Let the arrow keys only move, with `activation="manual"`, where a view takes a while to come.',
    'Give each tab its `panel`, or keep one view as children that follows the value.',
  ],
  donts: [
    'Pages with addresses of their own are reached by Links in a `<nav>`.',
    'Parts of which several may be seen at once are an Accordion.',
  ],
};
