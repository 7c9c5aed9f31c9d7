import { DTMessageType, type MessageType } from '@franca/contract';
import { isBlank } from '@franca/languages/text';
import { and, desc, gte, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { messages } from '../../db/schema/chat.ts';
import { writtenTypes } from '../../db/shared/messageTypes.ts';
import type { ExcerptChoice, ExcerptLine } from './Chat.ts';
import type { ChatContext } from './ChatContext.ts';
import { findStored, whereChatIds } from './findMessage.ts';
import { whereReadable } from './whereReadable.ts';

/** Types whose content says something; of the others it is a place, a person, a call or a picture of a pack. */
const quotedTypes: readonly MessageType[] = [...writtenTypes, DTMessageType.emoji];

/**
 * The words of some messages that a member can read now, oldest first, at most the newest `limit`: none that were recalled, deleted for
 * the member, or whose time is over, or come from before they were in the topic. Refuses with `topic_not_found`.
 */
export function createExcerpts({ db, clock, topics, users }: ChatContext) {
  /** The messages of a choice, as a condition; undefined where the first of them is not in the topic. */
  async function whereChosen(choice: ExcerptChoice): Promise<SQL | undefined> {
    if ('messageIds' in choice) return inArray(messages.id, [...choice.messageIds]);
    if ('chatIds' in choice) return whereChatIds(choice.chatIds);
    const first = await findStored(db, choice.topicId, choice.fromChatId);
    return first && gte(messages.seq, first.seq);
  }

  return async (userId: string, choice: ExcerptChoice, limit: number): Promise<ExcerptLine[]> => {
    const { topicId } = choice;
    const { self, all } = await topics.membership.require({ topicId, userId });
    const isReadable = whereReadable(topicId, self, clock());
    const isChosen = await whereChosen(choice);
    if (!isChosen) return [];
    const rows = await db
      .select()
      .from(messages)
      .where(
        and(
          isReadable,
          isChosen,
          isNull(messages.recalledAt),
          isNotNull(messages.content),
          inArray(messages.type, [...quotedTypes]),
        ),
      )
      .orderBy(desc(messages.seq))
      .limit(limit);
    const names = new Map(all.map((member) => [member.userId, member.name]));
    const gone = rows.map(({ senderId }) => senderId).filter((id) => !names.has(id));
    for (const { id, name } of await users.find([...new Set(gone)])) names.set(id, name);
    return rows.reverse().flatMap(({ id: messageId, chatId, senderId, createdAt, content, language }) => {
      if (content === null || isBlank(content)) return [];
      const by = names.get(senderId) ?? '';
      const date = createdAt.toISOString();
      return { messageId, chatId, by, isOwn: senderId === userId, date, text: content, language };
    });
  };
}
