import { lazySlot } from '../slots/lazySlot.tsx';

/** Everyone in a group. Renders a `<div>`. Its code is fetched when it is first rendered. */
export const LazyMembersView = lazySlot(
  'MembersView',
  async () => (await import('../InfoPanel/infoViewsLazy.ts')).MembersView,
);
