import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of PhoneField says. */
export const phoneFieldGuide: ComponentGuide = {
  keyboard: [
    { keys: ['Tab'], action: 'Goes to the dial code, then to the number.' },
    { keys: ['ArrowDown'], action: 'On the dial code: opens the list of countries; typing finds one.' },
    { keys: ['Enter'], action: 'On the dial code: takes the country the keyboard is on.' },
  ],
  attributes: [
    { name: 'data-state', values: ['valid', 'invalid'], says: 'Whether an error is shown, on the root.' },
  ],
  dos: [
    'Set the dial code to where the person most likely is, and let them change it.',
    'Say what is wrong with a number in `error`; the field takes what is typed.',
  ],
  donts: ['Do not ask people to write the dial code into the number.'],
};
