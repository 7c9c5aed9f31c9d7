import type { StickerData } from '@franca/contract';
import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import { messages } from '../../db/schema/chat.ts';
import type { OwnSticker } from '../stickers/Stickers.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import type { ChatContext, MessageRow } from './ChatContext.ts';
import { whereChatIds } from './findMessage.ts';
import { whereReadable } from './whereReadable.ts';

/** The messages whose picture is somebody's own sticker, in the words of their index: only these have data beside their content. */
export const isOwnSticker: SQL | undefined = and(eq(messages.type, 'sticker'), isNotNull(messages.metaData));

/** The own sticker in a message that was read: what {@link isOwnSticker} says of its row. */
function ownStickerOf({
  type,
  content,
  metaData,
}: Pick<MessageRow, 'type' | 'content' | 'metaData'>): OwnSticker | undefined {
  if (type !== 'sticker' || content === null || metaData === null) return undefined;
  return { url: content, name: (metaData as StickerData).name };
}

/** The addresses of all files of a message: those of its attachments, or that of a sticker. */
export function filesOf(
  message: Pick<MessageRow, 'type' | 'content' | 'attachments' | 'metaData'>,
): string[] {
  const sticker = ownStickerOf(message);
  return sticker ? [sticker.url] : message.attachments.map(({ origin_url }) => origin_url);
}

/** The own sticker of somebody in a message that a member can read. */
export type StickerIn = (members: TopicMembers, chatId: string) => Promise<OwnSticker>;

/** Refuses with `message_not_found`, or with `sticker_not_found` where the message holds something else. */
export function createStickerIn({ db, clock }: Pick<ChatContext, 'db' | 'clock'>): StickerIn {
  return async ({ topicId, self }, chatId) => {
    const [row] = await db
      .select()
      .from(messages)
      .where(and(whereReadable(topicId, self, clock()), whereChatIds([chatId])));
    if (!row || row.recalledAt !== null) throw new Refusal('message_not_found');
    const sticker = ownStickerOf(row);
    if (!sticker) throw new Refusal('sticker_not_found');
    return sticker;
  };
}
