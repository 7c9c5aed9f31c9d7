import type { ChatMessage } from '../model/Message.ts';

/**
 * The time to report as seen: that of the newest stored message, or null where there is none. Messages after `lastSeq` do not
 * count: others that come before them may be missing.
 */
export function seenTimeOf(
  messages: readonly ChatMessage[],
  lastSeq: number = Number.POSITIVE_INFINITY,
): number | null {
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (message && message.seq !== null && message.seq <= lastSeq) return message.sentAt;
  }
  return null;
}
