import { lazySlot } from '../slots/lazySlot.tsx';

/** The voice recorder in the place of the composer. Renders a `<div role="dialog">`. Its code is fetched when it is first rendered. */
export const LazyVoiceRecorderPanel = lazySlot(
  'VoiceRecorderPanel',
  async () => (await import('./VoiceRecorderPanel.tsx')).VoiceRecorderPanel,
  ({ onClose }) => onClose(),
);
