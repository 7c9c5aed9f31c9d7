import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of RadioGroup says. */
export const radioGroupGuide: ComponentGuide = {
  keyboard: [
    { keys: ['Tab'], action: 'Goes to the chosen option, or to the first; the group is one stop.' },
    {
      keys: ['ArrowDown'],
      action: 'Chooses the next option, and after the last the first. Arrow right does the same.',
    },
    {
      keys: ['ArrowUp'],
      action: 'Chooses the option before, and before the first the last. Arrow left does the same.',
    },
    { keys: ['Space'], action: 'Chooses the option the keyboard is on.' },
  ],
  attributes: [
    {
      name: 'data-orientation',
      values: ['vertical', 'horizontal'],
      says: 'How the options lie, on their element.',
    },
    { name: 'data-state', values: ['valid', 'invalid'], says: 'Whether an error is shown, on the root.' },
    { name: 'data-variant', values: ['list', 'chips'], says: 'How the options look, on the root.' },
  ],
  dos: [
    'Use it for two to about five options that people should see side by side.',
    'Put the likeliest option first and choose it beforehand where that does no harm.',
    'Use `chips` for what a list shows: the choice takes effect at once.',
    'Give an option a `hint` where its name alone does not say what follows from it.',
  ],
  donts: ['More options belong in a Select or a Combobox.', 'Several choices at once are Checkboxes.'],
};
