import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Checkbox says. */
export const checkboxGuide: ComponentGuide = {
  keyboard: [{ keys: ['Space'], action: 'Ticks the box or takes the tick away.' }],
  attributes: [
    { name: 'data-layout', values: ['checkbox'], says: 'What it is, on the root.' },
    { name: 'data-state', values: ['valid', 'invalid'], says: 'Whether an error is shown, on the root.' },
  ],
  dos: [
    'Use it for choices that count when a form is sent, each on its own.',
    'Say what a tick means: "Remember this device", not "Do not forget this device".',
    'Set `indeterminate` where a box stands for several things of which some are chosen.',
  ],
  donts: ['What takes effect at once is a Switch.', 'One of several is a RadioGroup.'],
};
