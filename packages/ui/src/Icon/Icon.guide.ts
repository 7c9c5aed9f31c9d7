import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of Icon says. */
export const iconGuide: ComponentGuide = {
  keyboard: [],
  attributes: [
    { name: 'data-flip', values: [], says: 'It is mirrored where reading begins at the right, on the root.' },
    { name: 'data-size', values: ['small', 'medium', 'large'], says: 'Its size, on the root.' },
  ],
  dos: [
    'Import a lucide icon by its name, so that only those in use are shipped.',
    'Mirror what points somewhere, such as an arrow or a paper plane, with `flip`.',
    'Give a `label` only where no words beside it say the same.',
  ],
  donts: [
    'Clocks, ticks and the logos of others are not mirrored.',
    'An icon that is pressed belongs into an IconButton.',
  ],
};
