import type { ChatMessage } from '../model/Message.ts';

/**
 * Client id of the oldest of the last `unreadCount` messages by others, or null when there is none
 * or when it lies before the loaded messages. Recalled ones do not count, as in the number itself.
 */
export function firstUnread(
  messages: readonly ChatMessage[],
  viewerId: string,
  unreadCount: number,
): string | null {
  let left = unreadCount;
  for (let index = messages.length - 1; index >= 0 && left > 0; index -= 1) {
    const message = messages[index];
    if (!message || message.seq === null || message.author.id === viewerId) continue;
    if (message.content.kind === 'system' || message.isRecalled) continue;
    left -= 1;
    if (left === 0) return message.chatId;
  }
  return null;
}
