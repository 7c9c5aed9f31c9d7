import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of DropZone says. */
export const dropZoneGuide: ComponentGuide = {
  keyboard: [
    { keys: ['Tab'], action: 'Goes to the button inside, which opens the file picker.' },
    { keys: ['Control', 'V'], action: 'Takes the files on the clipboard, while the focus is inside.' },
  ],
  attributes: [
    {
      name: 'data-state',
      values: ['idle', 'over', 'rejected', 'disabled'],
      says: 'What happens to it, on the root.',
    },
  ],
  dos: [
    'Say in `label` what happens and in `hint` what is taken.',
    'Put a whole conversation inside, so that files may be dropped anywhere on it.',
    'Around other content, keep a FileButton in that content for people who drag nothing.',
  ],
  donts: [
    'Files that are refused are named on the screen; do not hide that notice.',
    'Check the files again where they arrive: kind and name can be wrong.',
  ],
};
