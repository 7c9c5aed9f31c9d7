import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of CodeField says. */
export const codeFieldGuide: ComponentGuide = {
  keyboard: [
    { keys: ['Tab'], action: 'Goes to the code, which is one stop, not one for each digit.' },
    { keys: ['Backspace'], action: 'Takes the last digit away.' },
    { keys: ['Control', 'V'], action: 'Pastes a code, with or without spaces and dashes.' },
  ],
  attributes: [
    {
      name: 'data-state',
      values: ['valid', 'invalid', 'idle', 'current'],
      says: 'Whether an error is shown, on the root; which box the next digit goes to, on the boxes.',
    },
  ],
  dos: [
    'Say in the label or the hint where the code was sent.',
    'Go on by yourself in `onComplete`, and keep a button for those who want one.',
  ],
  donts: [
    'A password or a card number belongs in a TextField.',
    'Do not empty the code when it was wrong; people look for the digit they mistook.',
  ],
};
