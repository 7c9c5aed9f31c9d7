import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Skeleton says. */
export const skeletonGuide: ComponentGuide = {
  keyboard: [],
  attributes: [{ name: 'data-shape', values: ['text', 'circle', 'block'], says: 'Its shape, on the root.' }],
  dos: [
    'Shape it like what will come, line by line, so that nothing moves when it does.',
    'Mark the place it fills with `aria-busy`, and say once that it loads; the skeleton itself is hidden.',
    'Show it at once: it stays unseen for 200 ms by itself.',
  ],
  donts: [
    'What takes longer than some seconds needs words, and a way to stop it.',
    'An answer that may be empty or an error is not stood in for by rows of content.',
  ],
};
