import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Carousel says. */
export const carouselGuide: ComponentGuide = {
  keyboard: [
    {
      keys: ['Arrow Right'],
      action: 'Goes to the next slide; in a right-to-left page, to the previous one.',
    },
    { keys: ['Arrow Left'], action: 'Goes to the previous slide; in a right-to-left page, to the next one.' },
    { keys: ['Home'], action: 'Goes to the first slide.' },
    { keys: ['End'], action: 'Goes to the last slide.' },
    { keys: ['Tab'], action: 'Moves through the slide that is shown and the two buttons.' },
  ],
  dos: [
    'Use it for things of one kind, such as pictures, of which one at a time is enough.',
    'Name it with what the slides are.',
  ],
  donts: [
    'What everybody should see does not belong behind a button: most people never leave the first slide.',
    'Pictures to be enlarged are shown by ImageViewer.',
  ],
};
