import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of ImageViewer says. */
export const imageViewerGuide: ComponentGuide = {
  keyboard: [
    { keys: ['+'], action: 'Enlarges the picture by one level.' },
    { keys: ['-'], action: 'Makes the picture smaller by one level.' },
    { keys: ['0'], action: 'Shows the whole picture.' },
    {
      keys: ['Arrow keys'],
      action: 'Go to the next or previous picture, in reading direction; an enlarged picture is moved.',
    },
    { keys: ['Home'], action: 'Goes to the first picture.' },
    { keys: ['End'], action: 'Goes to the last picture.' },
    { keys: ['Tab'], action: 'Moves through the buttons, round and round.' },
    { keys: ['Escape'], action: 'Closes the viewer; the focus goes back to what opened it.' },
  ],
  dos: [
    'Write in `alt` what can be seen, and in `caption` what cannot.',
    'Show the pictures small on the page, and open the viewer on the one that was pressed.',
  ],
  donts: ['A picture that is only an ornament needs no viewer.'],
};
