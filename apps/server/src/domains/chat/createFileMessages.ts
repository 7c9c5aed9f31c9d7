import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm';
import { messages } from '../../db/schema/chat.ts';
import { isUnexpired } from '../../db/shared/chat.ts';
import type { FileMessages } from './Chat.ts';
import type { ChatContext } from './ChatContext.ts';
import { namesOf } from './namesOf.ts';

/** Reads all messages in parts that take equally long, wherever their files are. */
export function createFileMessages({ clock }: Pick<ChatContext, 'clock'>): FileMessages {
  const whereThere = (ids: readonly string[]) =>
    and(
      inArray(messages.id, [...ids]),
      isNull(messages.recalledAt),
      isUnexpired(sql`${messages.expiresAt}`, clock()),
    );

  return {
    after: async (tx, after, count) => {
      const ids = await tx
        .select({ id: messages.id })
        .from(messages)
        .where(after === null ? undefined : gt(messages.id, after))
        .orderBy(asc(messages.id))
        .limit(count);
      const isThere = whereThere(ids.map(({ id }) => id));
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
        .where(and(isThere, inArray(messages.type, ['file', 'location'])))
        .orderBy(asc(messages.id));
      const named = rows.flatMap(({ type, metaData, ...row }) => {
        const names = namesOf({ type, metaData, attachments: row.attachments });
        return names === null ? [] : [{ ...row, names }];
      });
      return { messages: named, last: ids.length < count ? null : (ids.at(-1)?.id ?? null) };
    },

    hold: async (tx, ids) => {
      const locked = await tx
        .select({ id: messages.id })
        .from(messages)
        .where(whereThere(ids))
        .for('share', { skipLocked: true });
      const held = new Set(locked.map(({ id }) => id));
      const others = ids.filter((id) => !held.has(id));
      const [busy] = await tx
        .select({ id: messages.id })
        .from(messages)
        .where(whereThere(others))
        .orderBy(asc(messages.id))
        .limit(1);
      return { held, busy: busy?.id };
    },
  };
}
