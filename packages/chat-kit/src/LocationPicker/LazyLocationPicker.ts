import { lazySlot } from '../slots/lazySlot.tsx';

/** Chooses a place to send, on a map of the world. Renders a dialog. Its code is fetched when it is first rendered. */
export const LazyLocationPicker = lazySlot(
  'LocationPicker',
  async () => (await import('./LocationPicker.tsx')).LocationPicker,
  ({ onClose }) => onClose(),
);
