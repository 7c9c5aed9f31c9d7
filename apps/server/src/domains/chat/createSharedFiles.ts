import { eq } from 'drizzle-orm';
import { messages } from '../../db/schema/chat.ts';
import type { FileReference, SharedFile } from './Chat.ts';
import type { ChatContext } from './ChatContext.ts';
import { findInTopic } from './findMessage.ts';
import { isExpired } from './isExpired.ts';

/** Finds files of messages; undefined where the message was recalled, its time is over, or it has no such file. */
export function createSharedFiles({ db, clock }: Pick<ChatContext, 'db' | 'clock'>) {
  return async ({ topicId, reference, place }: FileReference): Promise<SharedFile | undefined> => {
    const row = topicId
      ? await findInTopic({ db, clock }, topicId, reference)
      : (await db.select().from(messages).where(eq(messages.id, reference)))[0];
    const attachment = row?.attachments[place];
    if (!row || row.recalledAt || isExpired(row, clock()) || !attachment) return undefined;
    const { id: messageId, chatId, senderId, seq, createdAt, type } = row;
    return { messageId, topicId: row.topicId, chatId, senderId, seq, createdAt, type, attachment };
  };
}
