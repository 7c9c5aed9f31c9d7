import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { messages } from '../../db/schema/chat.ts';
import { isUnexpired } from '../../db/shared/chat.ts';
import type { ChatContext, MessageRow } from './ChatContext.ts';
import { namesOf } from './namesOf.ts';

/** A message that shows files or a place. */
export type MessageWithNames = Pick<
  MessageRow,
  'id' | 'topicId' | 'senderId' | 'attachments' | 'createdAt'
> & {
  /** The names that it shows, one on a line. */
  names: string;
};

/** A part of all messages. */
export type FilesPart = {
  /** Those with files or a place that are still there, by their ids. */
  messages: MessageWithNames[];
  /** The last message that was looked at; null when there are no more. */
  last: string | null;
};

/**
 * Looks at `count` messages after an id, in the order of their ids; null for the first. Those that are returned are not recalled or changed
 * before the transaction ends.
 */
export type FilesAfter = (tx: Database, after: string | null, count: number) => Promise<FilesPart>;

/** Reads all messages in parts that take equally long, wherever their files are. */
export function createFilesAfter({ clock }: Pick<ChatContext, 'clock'>): FilesAfter {
  return async (tx, after, count) => {
    const ids = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(after === null ? undefined : gt(messages.id, after))
      .orderBy(asc(messages.id))
      .limit(count);
    const rows = await tx
      .select({
        id: messages.id,
        topicId: messages.topicId,
        senderId: messages.senderId,
        type: messages.type,
        attachments: messages.attachments,
        metaData: messages.metaData,
        createdAt: messages.createdAt,
      })
      .from(messages)
      .where(
        and(
          inArray(
            messages.id,
            ids.map(({ id }) => id),
          ),
          inArray(messages.type, ['file', 'location']),
          isNull(messages.recalledAt),
          isUnexpired(sql`${messages.expiresAt}`, clock()),
        ),
      )
      .orderBy(asc(messages.id))
      .for('share');
    const named = rows.flatMap(({ type, metaData, ...row }) => {
      const names = namesOf({ type, metaData, attachments: row.attachments });
      return names === null ? [] : [{ ...row, names }];
    });
    return { messages: named, last: ids.length < count ? null : (ids.at(-1)?.id ?? null) };
  };
}
