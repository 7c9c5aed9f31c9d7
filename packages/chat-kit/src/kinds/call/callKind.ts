import { Phone } from 'lucide-react';
import type { CallDetails } from '../../core/model/Attachment.ts';
import type { KindDefinition } from '../KindDefinition.ts';
import { CallLine } from './CallLine.tsx';
import { callText } from './callText.ts';

declare global {
  interface FrancaKindContents {
    /** The record of a call. */
    call: CallDetails & { readonly kind: 'call' };
  }
}

/** The record of a call, finished or missed. */
export const callKind: KindDefinition<'call'> = {
  kind: 'call',
  icon: Phone,
  word: (text) => text('call'),
  Line: CallLine,
  standsAlone: true,
  canForward: false,
  preview: ({ isVideo = false, members = [], ending }, { text, viewerId }) => {
    const known = members.flatMap(({ userId, seconds = null }) => (userId ? [{ userId, seconds }] : []));
    return callText({ isVideo, members: known, ending }, viewerId, text);
  },
};
