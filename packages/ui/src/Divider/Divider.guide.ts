import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Divider says. */
export const dividerGuide: ComponentGuide = {
  keyboard: [],
  dos: [
    'Part groups of things with it, where space alone does not.',
    'Put a word into it, such as a date or "or", to say what begins there.',
  ],
  donts: [
    'Between the rows of a List there is none; the rows have space enough.',
    'In a Menu it is a MenuSeparator.',
  ],
};
