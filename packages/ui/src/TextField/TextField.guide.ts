import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of TextField says. */
export const textFieldGuide: ComponentGuide = {
  keyboard: [
    { keys: ['Tab'], action: 'Goes into the field, and on to what is inside its end.' },
    { keys: ['Enter'], action: 'Sends the form around it.' },
  ],
  attributes: [
    { name: 'data-state', values: ['valid', 'invalid'], says: 'Whether an error is shown, on the root.' },
  ],
  dos: [
    'Set `type`, `inputMode` and `autoComplete`, so that telephones show the right keys and fill in what they know.',
    'Use `readOnly` for what may be read and copied but not changed.',
    'Check the value when the person leaves the field, not while they write.',
  ],
  donts: [
    'Several lines belong in a TextArea, days in a DateField, telephone numbers in a PhoneField.',
    'A field must not change what was typed without saying so.',
  ],
};
