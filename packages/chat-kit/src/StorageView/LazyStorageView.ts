import { lazySlot } from '../slots/lazySlot.tsx';

/** What was shared in a conversation, pictures and files on a tab each. Renders a `<div>`. Its code is fetched when it is first rendered. */
export const LazyStorageView = lazySlot(
  'StorageView',
  async () => (await import('./StorageView.tsx')).StorageView,
);
