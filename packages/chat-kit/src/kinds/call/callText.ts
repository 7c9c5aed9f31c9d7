import type { TextFunction } from '@franca/ui/i18n';
import type { CallDetails } from '../../core/model/Attachment.ts';
import type { FirstTextKey } from '../../strings/ChatStrings.ts';
import { callRecordOf } from './callRecordOf.ts';

/** Says what became of a call, as the viewer sees it: missed, or how long it took. */
export function callText(call: CallDetails, viewerId: string, text: TextFunction<FirstTextKey>): string {
  const record = callRecordOf(call, viewerId);
  if (record.kind === 'missed') return text('missedCall');
  const { minutes, seconds } = record;
  const name = text(call.isVideo ? 'videoCall' : 'audioCall');
  return `${name} · ${text('callLength', { minutes, seconds })}`;
}
