import { LazyVoicePlayer as VoicePlayer } from '../../VoicePlayer/LazyVoicePlayer.tsx';
import type { KindBodyProps } from '../KindDefinition.ts';

/** A voice message in its bubble; on its way it says how much of it is uploaded. Renders a `<fieldset>`. */
export function AudioBody({ message, content, meta }: KindBodyProps<'audio'>) {
  const { delivery } = message;
  const uploaded = delivery.kind === 'sending' ? delivery.progress : undefined;
  return content.sound && <VoicePlayer audio={content.sound} uploaded={uploaded} end={meta} />;
}
