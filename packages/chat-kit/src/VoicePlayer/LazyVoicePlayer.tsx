import { createSlot, lazyPart } from '@franca/ui/kit';
import { Suspense } from 'react';
import * as styles from './LazyVoicePlayer.styles.ts';
import type { VoicePlayerProps } from './VoicePlayer.tsx';

/** The player once its file is loaded. Most messages are read, and never need it. */
const VoicePlayerPart = lazyPart(
  () => import('./VoicePlayer.tsx'),
  'VoicePlayer',
  undefined,
  ({ end }) => end,
);

/**
 * Plays a sound that was recorded, with its waveform, its length and a choice of speeds. Its code comes when it is
 * first drawn; until then its place is kept. Renders a `<fieldset>`.
 */
export const LazyVoicePlayer = createSlot('VoicePlayer', function VoicePlayer(props: VoicePlayerProps) {
  return (
    <Suspense fallback={<div className={styles.toCome}>{props.end}</div>}>
      <VoicePlayerPart {...props} />
    </Suspense>
  );
});
