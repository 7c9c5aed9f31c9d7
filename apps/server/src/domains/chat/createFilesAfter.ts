import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm';
import { messages } from '../../db/schema/chat.ts';
import { isUnexpired } from '../../db/shared/chat.ts';
import type { FilesAfter } from './Chat.ts';
import type { ChatContext } from './ChatContext.ts';
import { namesOf } from './namesOf.ts';

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
