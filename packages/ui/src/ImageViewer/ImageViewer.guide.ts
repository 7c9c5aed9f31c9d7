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
  attributes: [
    { name: 'data-fr-theme', values: ['dark'], says: 'That it is dark in every theme, on the surface.' },
    {
      name: 'data-kind',
      values: ['viewer'],
      says: 'That it is the viewer, on the surface and what covers the page.',
    },
    {
      name: 'data-layout',
      values: ['alone', 'aside'],
      says: 'Whether something stands beside the picture, on what contains both.',
    },
    { name: 'data-shape', values: ['square'], says: 'Its corners, on the same.' },
    { name: 'data-size', values: ['medium'], says: 'Its size, on the same.' },
    {
      name: 'data-state',
      values: ['open', 'closing', 'loading', 'done', 'failed'],
      says: 'Whether it is shown, on the surface and what covers the page; how far a picture has come, on the picture.',
    },
    {
      name: 'data-variant',
      values: ['ghost'],
      says: 'The look of the link that downloads, on the link; it is that of an `IconButton`.',
    },
    {
      name: 'data-zoom',
      values: ['whole', 'enlarged'],
      says: 'Whether a picture is enlarged, on the picture.',
    },
  ],
  dos: [
    'Write in `alt` what can be seen, and in `caption` what cannot.',
    'Show the pictures small on the page, and open the viewer on the one that was pressed.',
  ],
  donts: ['A picture that is only an ornament needs no viewer.'],
};
