import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { messages } from '../../db/schema/chat.ts';
import type { ChatContext, MessageRow } from './ChatContext.ts';
import { isExpired } from './isExpired.ts';

const idLength = 36;

/** The sender that a chat_id names: `{userId}-{timestamp}`. */
function senderOf(chatId: string): string {
  return chatId.slice(0, idLength);
}

/** Refuses a chat_id that names somebody else as its sender. */
export function requireOwnChatId(userId: string, chatId: string): void {
  if (senderOf(chatId).toLowerCase() !== userId) throw new Refusal('chat_id_invalid');
}

/** The messages with some chat_ids, as a condition of a statement; the senders are part of the index. */
export const whereChatIds = (chatIds: readonly string[]): SQL | undefined =>
  and(
    inArray(messages.senderId, [...new Set(chatIds.map(senderOf))]),
    inArray(messages.chatId, [...chatIds]),
  );

/** A message by its chat_id, in whatever topic it is. */
export async function findByChatId(db: Database, chatId: string): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.senderId, senderOf(chatId)), eq(messages.chatId, chatId)));
  return row;
}

/** A message of one topic as it is stored, whether its time is over or not; named by its `_id` or its chat_id. */
export async function findStored(
  db: Database,
  topicId: string,
  reference: string,
): Promise<MessageRow | undefined> {
  if (reference.length > idLength) {
    const row = await findByChatId(db, reference);
    return row?.topicId === topicId ? row : undefined;
  }
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.topicId, topicId), eq(messages.id, reference)));
  return row;
}

/** A message of one topic, named by its `_id` or its chat_id; undefined where there is none, or none any more. */
export async function findInTopic(
  { db, clock }: Pick<ChatContext, 'db' | 'clock'>,
  topicId: string,
  reference: string,
): Promise<MessageRow | undefined> {
  const row = await findStored(db, topicId, reference);
  return row && isExpired(row, clock()) ? undefined : row;
}
