import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of DateField says. */
export const dateFieldGuide: ComponentGuide = {
  keyboard: [
    { keys: ['0–9'], action: 'Writes day, month and year; the slashes come by themselves.' },
    { keys: ['/'], action: 'Ends a day or a month of one digit; dot and dash do the same.' },
    { keys: ['Control', 'V'], action: 'Pastes a date, also in other forms such as 1990-03-05.' },
    { keys: ['Tab'], action: "Goes to the button that opens the device's own calendar." },
  ],
  attributes: [
    { name: 'data-state', values: ['valid', 'invalid'], says: 'Whether an error is shown, on the root.' },
  ],
  dos: [
    'Use it for days that people know by heart, such as a birthday.',
    'Set `min` and `max`, and `autoComplete="bday"` for a birthday.',
  ],
  donts: [
    'The field says itself what is wrong with a date; give `error` only for what it cannot know.',
    'A time of day needs a field of its own.',
  ],
};
