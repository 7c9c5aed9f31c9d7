import type { ChatMessage } from '../model/Message.ts';

/** The time to report as seen: that of the newest stored message, or null in an empty conversation. */
export function seenTimeOf(messages: readonly ChatMessage[]): number | null {
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (message && message.seq !== null) return message.sentAt;
  }
  return null;
}
