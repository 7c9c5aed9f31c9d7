import { type ReactNode, Suspense } from 'react';
import type { AudioDetails } from '../core/model/AudioDetails.ts';
import type { DeliveryState } from '../core/model/DeliveryState.ts';
import { lazyPart } from '../LazyPart/lazyPart.tsx';
import { useSlot } from '../slots/useSlot.ts';
import * as styles from './AudioBody.styles.ts';

// Most messages are read.
const VoicePlayer = lazyPart(
  () => import('../VoicePlayer/VoicePlayer.tsx'),
  'VoicePlayer',
  undefined,
  ({ end }) => end,
);

/** Props of {@link AudioBody}. */
export interface AudioBodyProps {
  /** The sound. */
  audio: AudioDetails;
  /** How far the message has come. */
  delivery: DeliveryState;
  /** Time and delivery mark. */
  meta: ReactNode;
}

/** A voice message in its bubble; on its way it says how much of it is there. Renders a `<fieldset>`. */
export function AudioBody({ audio, delivery, meta }: AudioBodyProps) {
  const uploaded = delivery.kind === 'sending' ? delivery.progress : undefined;
  const Player = useSlot('VoicePlayer', VoicePlayer);
  return (
    <Suspense fallback={<div className={styles.toCome}>{meta}</div>}>
      <Player audio={audio} uploaded={uploaded} end={meta} />
    </Suspense>
  );
}
