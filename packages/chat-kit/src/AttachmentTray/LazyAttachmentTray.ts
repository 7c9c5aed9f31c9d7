import { lazySlot } from '../slots/lazySlot.tsx';

/** The files that go with the next message, in an order that can be changed. Renders a `<ul>`. Its code is fetched when it is first rendered. */
export const LazyAttachmentTray = lazySlot(
  'AttachmentTray',
  async () => (await import('./AttachmentTray.tsx')).AttachmentTray,
);
