import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of FormField says. */
export const formFieldGuide: ComponentGuide = {
  keyboard: [{ keys: ['Tab'], action: 'Goes to the control; the label takes no stop of its own.' }],
  attributes: [
    {
      name: 'data-layout',
      values: ['checkbox', 'switch'],
      says: 'What a field with its label behind it is, on its root.',
    },
    { name: 'data-state', values: ['valid', 'invalid'], says: 'Whether an error is shown, on the root.' },
  ],
  dos: [
    'Say in `hint` what is expected before a person writes, and in `error` what is wrong and how to put it right.',
    'Give `disabledReason` when a control is off, so that nobody has to guess.',
    'Mark what must be given with `required`; the control then says so as well.',
  ],
  donts: [
    'A placeholder is no label: it goes away when somebody writes.',
    'An error that says only "invalid" helps nobody; name the fault.',
  ],
};
