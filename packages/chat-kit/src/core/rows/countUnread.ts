import type { ChatMessage } from '../model/Message.ts';

/** How many messages by others came after `seenTime` (milliseconds since 1970); recalled ones do not count. */
export function countUnread(messages: readonly ChatMessage[], viewerId: string, seenTime: number): number {
  return messages.filter(
    (message) =>
      message.seq !== null &&
      message.author.id !== viewerId &&
      message.content.kind !== 'system' &&
      !message.isRecalled &&
      message.sentAt > seenTime,
  ).length;
}
