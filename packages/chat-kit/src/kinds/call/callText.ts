import type { TextFunction } from '@franca/ui/i18n';
import type { CallDetails } from '../../core/model/Attachment.ts';
import type { FirstTextKey } from '../../strings/ChatStrings.ts';
import { callRecordOf } from './callRecordOf.ts';

const endings = {
  rejected: 'callDeclined',
  unanswered: 'callUnanswered',
  busy: 'callBusy',
} as const satisfies Record<NonNullable<CallDetails['ending']>, FirstTextKey>;

/** Says what became of a call, as the viewer sees it: missed, to whoever called also why, or how long it took. */
export function callText(call: CallDetails, viewerId: string, text: TextFunction<FirstTextKey>): string {
  const record = callRecordOf(call, viewerId);
  if (record.kind === 'missed') {
    // Whoever called is named first.
    const why = call.members[0]?.userId === viewerId && call.ending;
    return why ? `${text('missedCall')} · ${text(endings[why])}` : text('missedCall');
  }
  const { minutes, seconds } = record;
  const name = text(call.isVideo ? 'videoCall' : 'audioCall');
  return `${name} · ${text('callLength', { minutes, seconds })}`;
}
