import { lazyPart } from '@franca/ui/kit';
import { Suspense } from 'react';
import { LazyVoicePlayer as VoicePlayer } from '../../VoicePlayer/LazyVoicePlayer.tsx';
import type { KindBodyProps } from '../KindDefinition.ts';

const VoiceText = lazyPart(() => import('../../AttachmentText/VoiceText.tsx'), 'VoiceText', null);

/** A voice message in its bubble; on its way it says how much of it is uploaded. Renders a `<fieldset>`, and a `<div>` with its words. */
export function AudioBody({ message, content, meta, actions }: KindBodyProps<'audio'>) {
  const { delivery } = message;
  const uploaded = delivery.kind === 'sending' ? delivery.progress : undefined;
  return (
    content.sound && (
      <>
        <VoicePlayer audio={content.sound} uploaded={uploaded} end={meta} />
        <Suspense>{message.seq && <VoiceText message={message} actions={actions} />}</Suspense>
      </>
    )
  );
}
