import { lazySlot } from '../slots/lazySlot.tsx';

/**
 * What can be done with one message. Renders a menu at a point of the window. A conversation is read before anything is
 * done with its messages: its code is fetched when it is first rendered.
 */
export const LazyMessageMenu = lazySlot(
  'MessageMenu',
  async () => (await import('../interactionChunk.ts')).MessageMenu,
  ({ onClose }) => onClose(),
);
