import type { FoundMessage } from '@franca/contract';
import { inArray } from 'drizzle-orm';
import { messages } from '../../db/schema/chat.ts';
import type { TopicMember } from '../topics/Topics.ts';
import type { ChatContext, MessageRow } from './ChatContext.ts';
import type { MessageRenderer } from './createMessageRenderer.ts';

/**
 * Messages of a person's conversations as a list of found ones shows them, in the order of their ids; recalled ones are left out. Those
 * found by words come with the line of their transcript that contains them.
 */
export type FoundMessages = (
  userId: string,
  ids: readonly string[],
  words?: readonly string[],
) => Promise<FoundMessage[]>;

/** Rows of lists over all conversations. */
export function createFoundMessages(
  { db, topics, attachmentTexts }: ChatContext,
  renderer: MessageRenderer,
): FoundMessages {
  /** Who wrote messages, by topic and id, where somebody blocks somebody: each sees the other as it was then. */
  async function namesBehindBlocks(
    userId: string,
    rows: readonly MessageRow[],
    self: ReadonlyMap<string, TopicMember>,
  ) {
    const topicIds = new Set(rows.map(({ topicId }) => topicId));
    const blocked = [...topicIds].filter((id) => self.get(id)?.keptProfile);
    const found = await Promise.all(blocked.map((topicId) => topics.membership.require({ topicId, userId })));
    return new Map(
      found.flatMap(({ topicId, others }) =>
        others.map(({ userId: id, name, avatar }) => [`${topicId} ${id}`, { name, avatar }] as const),
      ),
    );
  }

  return async (userId, ids, words = []) => {
    if (ids.length === 0) return [];
    const [rows, self] = await Promise.all([
      db
        .select()
        .from(messages)
        .where(inArray(messages.id, [...ids])),
      topics.membership.ofPerson(userId),
    ]);
    const withFiles = words.length > 0 ? rows.filter(({ type }) => type === 'file') : [];
    const [shown, names, excerpts] = await Promise.all([
      renderer.rowsOf(rows, self),
      namesBehindBlocks(userId, rows, self),
      attachmentTexts().excerpts(
        withFiles.map(({ id }) => id),
        words,
      ),
    ]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id): FoundMessage[] => {
      const [row, message] = [byId.get(id), shown.get(id)];
      // Recalled since it was found.
      if (!row || !message || message.recalled) return [];
      const by = { ...message.by, ...names.get(`${row.topicId} ${row.senderId}`) };
      const excerpt = excerpts.get(id);
      return [
        { topic_id: row.topicId, message: { ...message, by }, ...(excerpt !== undefined && { excerpt }) },
      ];
    });
  };
}
