import { lazySlot } from '../slots/lazySlot.tsx';

/** Chooses a contact to send. Renders a dialog. Its code is fetched when it is first rendered. */
export const LazyContactPicker = lazySlot(
  'ContactPicker',
  async () => (await import('../interactionChunk.ts')).ContactPicker,
  ({ onClose }) => onClose(),
);
