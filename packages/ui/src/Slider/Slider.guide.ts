import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Slider says. */
export const sliderGuide: ComponentGuide = {
  keyboard: [
    { keys: ['ArrowRight'], action: 'Moves one step on in reading direction; Arrow Up does the same.' },
    { keys: ['ArrowLeft'], action: 'Moves one step back; Arrow Down does the same.' },
    { keys: ['PageUp'], action: 'Moves several steps on; Page Down several back.' },
    { keys: ['Home'], action: 'Goes to the least value; End to the greatest.' },
  ],
  attributes: [
    { name: 'data-state', values: ['valid', 'invalid'], says: 'Whether an error is shown, on the root.' },
  ],
  dos: [
    'Use it where the effect is seen at once and the exact number matters little.',
    'Give `format`, so that the value is read aloud with its unit.',
  ],
  donts: ['A number that people know belongs in a TextField with `inputMode="numeric"`.'],
};
