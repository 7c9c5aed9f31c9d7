import { lazySlot } from '../slots/lazySlot.tsx';

/** All emoji in their groups, a search over them, and first those used last. Renders a `<div>`. Its code is fetched when it is first rendered. */
export const LazyEmojiPicker = lazySlot(
  'EmojiPicker',
  async () => (await import('./emojiViewsLazy.ts')).EmojiPicker,
);
