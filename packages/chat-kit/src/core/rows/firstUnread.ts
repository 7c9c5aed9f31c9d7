import type { ChatMessage } from '../model/ChatMessage.ts';

/** Client id of the first message by somebody else after `seenTime` (milliseconds since 1970), or null. */
export function firstUnread(
  messages: readonly ChatMessage[],
  viewerId: string,
  seenTime: number | undefined,
): string | null {
  const found = messages.find(
    (message) => message.seq !== null && message.author.id !== viewerId && message.sentAt > (seenTime ?? 0),
  );
  return found?.chatId ?? null;
}
