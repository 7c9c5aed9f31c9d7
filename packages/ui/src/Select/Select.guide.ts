import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Select says. */
export const selectGuide: ComponentGuide = {
  keyboard: [
    { keys: ['ArrowDown'], action: 'Chooses the next option; on some systems it opens the list.' },
    { keys: ['Space'], action: 'Opens the list.' },
    { keys: ['A–Z'], action: 'Chooses the option that begins with the letters.' },
    { keys: ['Escape'], action: 'Closes the list and leaves the choice as it was.' },
  ],
  attributes: [
    { name: 'data-state', values: ['valid', 'invalid'], says: 'Whether an error is shown, on the root.' },
  ],
  dos: [
    'Use it for four to about ten known options; telephones show their own wheel.',
    'Say in `placeholder` what is to be chosen while nothing is.',
  ],
  donts: [
    'Two or three options are quicker in a RadioGroup, many of them in a Combobox.',
    'Turning something on at once is the task of Switch.',
  ],
};
