import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Spinner says. */
export const spinnerGuide: ComponentGuide = {
  keyboard: [],
  attributes: [{ name: 'data-size', values: ['small', 'medium', 'large'], says: 'Its size, on the root.' }],
  dos: [
    'Say in `label` what is being waited for, when there is more than one thing.',
    'Show it only when the wait is longer than a moment.',
  ],
  donts: [
    'Where the shape of what comes is known, a Skeleton keeps its place.',
    'Where it is known how much is done, take a ProgressBar or a ProgressRing.',
    'A Button has its own: `loading`.',
  ],
};
