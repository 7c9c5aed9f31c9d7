import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Combobox says. */
export const comboboxGuide: ComponentGuide = {
  keyboard: [
    {
      keys: ['ArrowDown'],
      action: 'Opens the list on the chosen option or the first; then goes to the next.',
    },
    {
      keys: ['ArrowUp'],
      action: 'Opens the list on the chosen option or the last; then goes to the one before.',
    },
    { keys: ['Alt', 'ArrowDown'], action: 'Opens the list without going anywhere.' },
    { keys: ['Alt', 'ArrowUp'], action: 'Closes the list.' },
    { keys: ['Home'], action: 'In the open list, goes to the first option; else to the start of the text.' },
    { keys: ['End'], action: 'In the open list, goes to the last option; else to the end of the text.' },
    { keys: ['PageDown'], action: 'Goes ten options down; Page Up goes ten up.' },
    { keys: ['Enter'], action: 'Takes the option the keyboard is on and closes the list.' },
    { keys: ['Escape'], action: 'Closes the list and leaves the choice as it was.' },
    { keys: ['A–Z'], action: 'Finds options by their words, past case and accents.' },
  ],
  attributes: [
    {
      name: 'data-state',
      values: ['valid', 'invalid', 'idle', 'active'],
      says: 'Whether an error is shown, on the root; which option Enter chooses, on the options.',
    },
  ],
  dos: [
    'Use it from about ten options on, or where people know the word they look for.',
    'Give `keywords` for other names of the same thing, such as its name in its own language.',
    'Set `loading` while the options are on their way.',
  ],
  donts: [
    'A handful of options belongs in a Select or, all in sight, in a RadioGroup.',
    'It takes no value that is not in the list; free words belong in a TextField.',
  ],
};
