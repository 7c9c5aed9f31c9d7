import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of StickyHeader says. */
export const stickyHeaderGuide: ComponentGuide = {
  keyboard: [],
  attributes: [
    {
      name: 'data-edge',
      values: ['hairline', 'shadow'],
      says: 'What it shows while something has gone under it, on the root.',
    },
    {
      name: 'data-state',
      values: ['resting', 'stuck'],
      says: 'Whether something has gone under it, on the root.',
    },
  ],
  dos: [
    'Put it first into the part that scrolls, so that it has somewhere to stick.',
    'Keep it low: what it covers cannot be read, least of all on a phone or at 200 % zoom.',
  ],
  donts: [
    'What lies beside the scroller and never moves needs no StickyHeader.',
    'Two of them on top of each other cover one another; make one of both.',
  ],
};
