import { lazySlot } from '../slots/lazySlot.tsx';

/** Changes a photo before it is sent: crop, turns, lines and words. Renders a dialog. Its code is fetched when it is first rendered. */
export const LazyPhotoEditor = lazySlot(
  'PhotoEditor',
  async () => (await import('./PhotoEditor.tsx')).PhotoEditor,
  ({ onOpenChange }) => onOpenChange(false),
);
