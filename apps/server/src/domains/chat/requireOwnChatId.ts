import { Refusal } from '../../core/Refusal.ts';
import { senderOf } from './findMessage.ts';

/** Refuses a chat_id that names somebody else as its sender. */
export function requireOwnChatId(userId: string, chatId: string): void {
  if (senderOf(chatId).toLowerCase() !== userId) throw new Refusal('chat_id_invalid');
}
