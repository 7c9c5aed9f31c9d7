import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Switch says. */
export const switchGuide: ComponentGuide = {
  keyboard: [{ keys: ['Space'], action: 'Turns it on or off.' }],
  attributes: [
    { name: 'data-layout', values: ['switch'], says: 'What it is, on the root.' },
    { name: 'data-state', values: ['valid', 'invalid'], says: 'Whether an error is shown, on the root.' },
  ],
  dos: [
    'Use it for settings that take effect at once.',
    'Name the setting, not its state: "Dark theme", not "Dark theme is on".',
  ],
  donts: [
    'What counts only when a form is sent is a Checkbox.',
    'Two choices of equal weight, such as "Morning" and "Evening", are a RadioGroup.',
  ],
};
