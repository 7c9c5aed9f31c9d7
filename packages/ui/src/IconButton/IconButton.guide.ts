import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of IconButton says. */
export const iconButtonGuide: ComponentGuide = {
  keyboard: [
    { keys: ['Enter'], action: 'Presses the button.' },
    { keys: ['Space'], action: 'Presses the button when the key comes up again.' },
  ],
  attributes: [
    { name: 'data-shape', values: ['square', 'round'], says: 'Its corners, on the root.' },
    { name: 'data-size', values: ['small', 'medium', 'large'], says: 'Its size, on the root.' },
    { name: 'data-variant', values: ['ghost', 'primary'], says: 'Its variant, on the root.' },
  ],
  dos: [
    'Say in `label` what happens, not what the picture shows: "Attach", not "Paperclip".',
    'Mirror an icon that points somewhere, with `flip`.',
    'Say with `aria-pressed` whether a toggle button is on, and with `aria-current` that it leads to the place where one is.',
  ],
  donts: [
    'An action that few people know by its picture needs words: take a Button.',
    'More than four or five in a row are a Menu.',
  ],
};
