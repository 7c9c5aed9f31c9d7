import { lazySlot } from '../slots/lazySlot.tsx';

/** The sticker packs of the application, a tab each, before them what was used last. Renders a `<div>`. Its code is fetched when it is first rendered. */
export const LazyStickerPicker = lazySlot(
  'StickerPicker',
  async () => (await import('./StickerPicker.tsx')).StickerPicker,
);
