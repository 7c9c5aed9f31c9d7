import { Phone } from 'lucide-react';
import type { KindDefinition } from '../KindDefinition.ts';
import { CallLine } from './CallLine.tsx';
import { callText } from './callText.ts';

/** The record of a call, finished or missed. */
export const callKind: KindDefinition<'call'> = {
  kind: 'call',
  icon: Phone,
  word: (text) => text('call'),
  Line: CallLine,
  standsAlone: true,
  canForward: false,
  preview: ({ isVideo = false, members = [] }, { text, viewerId }) => {
    const known = members.flatMap(({ userId, seconds = null }) => (userId ? [{ userId, seconds }] : []));
    return callText({ isVideo, members: known }, viewerId, text);
  },
};
