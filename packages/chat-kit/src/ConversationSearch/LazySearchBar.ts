import { lazySlot } from '../slots/lazySlot.tsx';

/** Searches the conversation, in the place of its header. Renders a `<search>`. Its code is fetched when it is first rendered. */
export const LazySearchBar = lazySlot(
  'SearchBar',
  async () => (await import('../interactionChunk.ts')).SearchBar,
  ({ onClose }) => onClose(null),
);
