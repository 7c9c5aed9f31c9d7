import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of SearchField says. */
export const searchFieldGuide: ComponentGuide = {
  keyboard: [
    { keys: ['Escape'], action: 'Empties the field; when it is empty, closes what is around it.' },
    {
      keys: ['Tab'],
      action: 'Goes to the button that empties the field, while there is something to empty.',
    },
  ],
  dos: [
    'Search while people type, and say in `label` what is searched.',
    'Set `loading` when an answer takes longer than a moment.',
  ],
  donts: [
    'Choosing one of a known list is the task of Combobox.',
    'A search that finds nothing must say so where the results would stand.',
  ],
};
