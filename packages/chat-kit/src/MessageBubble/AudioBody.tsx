import type { ReactNode } from 'react';
import type { AudioDetails } from '../core/model/Attachment.ts';
import type { DeliveryState } from '../core/model/Message.ts';
import { useSlot } from '../slots/useSlot.ts';
import { LazyVoicePlayer } from '../VoicePlayer/LazyVoicePlayer.tsx';

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
  const Player = useSlot('VoicePlayer', LazyVoicePlayer);
  return <Player audio={audio} uploaded={uploaded} end={meta} />;
}
