import { lazySlot } from '../slots/lazySlot.tsx';

/** Chooses the people a message is forwarded to. Renders a dialog. Its code is fetched when it is first rendered. */
export const LazyForwardDialog = lazySlot(
  'ForwardDialog',
  async () => (await import('../interactionChunk.ts')).ForwardDialog,
  ({ onOpenChange }) => onOpenChange(false),
);
