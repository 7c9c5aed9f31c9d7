import type { Message, Pagination } from '@franca/contract';
import { and, count, desc, eq, gt, not, sql } from 'drizzle-orm';
import { messages } from '../../db/schema/chat.ts';
import { isUnexpired } from '../../db/shared/chat.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import type { ChatContext } from './ChatContext.ts';
import { isHiddenFrom } from './isHidden.ts';

/** Files of one kind in a conversation. */
export type AttachmentPage = {
  data: (Message['attachments'][number] & { chat_id: string; by: string })[];
  pagination: Pagination;
};

/** Pages through the files of a conversation, newest first: pictures and videos, or everything else but voice. */
export function createAttachmentList({ clock, db }: ChatContext) {
  return async (
    { topicId, self }: TopicMembers,
    { type, page, limit }: { type: 'media' | 'file'; page: number; limit: number },
  ): Promise<AttachmentPage> => {
    const wanted =
      type === 'media'
        ? sql`file.value ->> 'type' in ('image', 'video')`
        : sql`(file.value ->> 'type' = 'file' or (${messages.type} = 'file' and file.value ->> 'type' = 'audio'))`;
    const files = sql`jsonb_array_elements(${messages.attachments}) with ordinality as file(value, place)`;
    const isHidden = isHiddenFrom(sql`messages.id`, sql`${self.userId}`);
    const where = and(
      eq(messages.topicId, topicId),
      gt(messages.seq, self.clearedSeq),
      not(isHidden),
      isUnexpired(sql`${messages.expiresAt}`, clock()),
      wanted,
    );
    const [rows, [counted]] = await Promise.all([
      db
        .select({
          file: sql<Message['attachments'][number]>`file.value`,
          chatId: messages.chatId,
          senderId: messages.senderId,
        })
        .from(messages)
        .crossJoinLateral(files)
        .where(where)
        .orderBy(desc(messages.seq), sql`file.place`)
        .limit(limit)
        .offset((page - 1) * limit),
      db.select({ total: count() }).from(messages).crossJoinLateral(files).where(where),
    ]);
    return {
      data: rows.map(({ file, chatId, senderId }) => ({ ...file, chat_id: chatId, by: senderId })),
      pagination: { current: page, totalPage: Math.max(1, Math.ceil((counted?.total ?? 0) / limit)) },
    };
  };
}
