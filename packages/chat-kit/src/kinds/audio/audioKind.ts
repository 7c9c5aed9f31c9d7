import { Mic } from 'lucide-react';
import { lengthShown } from '../../core/audio/lengthShown.ts';
import type { AudioDetails } from '../../core/model/Attachment.ts';
import type { KindDefinition } from '../KindDefinition.ts';
import { AudioBody } from './AudioBody.tsx';

declare global {
  interface FrancaKindContents {
    /** A voice message. */
    audio: { readonly kind: 'audio'; readonly sound: AudioDetails | null };
  }
}

/** A voice message. */
export const audioKind: KindDefinition<'audio'> = {
  kind: 'audio',
  icon: Mic,
  word: (text) => text('audio'),
  Body: AudioBody,
  hasBody: ({ sound }) => sound !== null,
  carriesMeta: true,
  height: () => 68,
  preview: ({ sound }, { text }) =>
    sound && sound.duration !== null ? `${text('audio')} · ${lengthShown(sound.duration)}` : null,
};
