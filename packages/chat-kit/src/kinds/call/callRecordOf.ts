import type { CallDetails } from '../../core/model/Attachment.ts';

/** What a call record shows: missed, or its length. */
export type CallRecord =
  | { readonly kind: 'missed' }
  | { readonly kind: 'ended'; readonly minutes: number; readonly seconds: number };

/**
 * Reads a call as the viewer sees it: missed if fewer than two members are recorded or another member's
 * duration is absent or 0, otherwise the longest time of the others. "Another member" is any other than the viewer.
 */
export function callRecordOf(call: CallDetails, viewerId: string): CallRecord {
  const others = call.members.filter((member) => member.userId !== viewerId);
  if (call.members.length < 2 || others.some((member) => !member.seconds)) return { kind: 'missed' };
  const whole = Math.round(Math.max(...others.map((member) => member.seconds ?? 0)));
  return { kind: 'ended', minutes: Math.floor(whole / 60), seconds: whole % 60 };
}
