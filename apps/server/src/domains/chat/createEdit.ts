import { limits, type Mention, type Message } from '@franca/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import { messages, starredMessages } from '../../db/schema/chat.ts';
import { editableTypes } from '../../db/shared/messageTypes.ts';
import type { ChangeOf, NumberedChange, TopicMember, TopicMembers } from '../topics/Topics.ts';
import type { ChatContext, MessageRow } from './ChatContext.ts';
import type { MessageRenderer } from './createMessageRenderer.ts';
import { findInTopic } from './findMessage.ts';
import { namesAddress } from './namesAddress.ts';

/** The words that a message is to have. */
export type EditedWords = { chatId: string; content: string; mentions: readonly Mention[] };

/** A message after its words were changed, as its sender gets it, and the number of that change. */
export type EditAnswer = { message: Message; seq: number };

const keyOf = (mentions: readonly Mention[]): string =>
  JSON.stringify(mentions.map(({ user_id, start, length }) => [user_id, start, length]));
const editMs = limits.editHours * 60 * 60 * 1000;

/**
 * Changes the words of one of the caller's own messages for everybody (docs/behaviour/messages.md, Editing): the earlier ones are gone
 * from the database, also from its translations. Words that stand there already change nothing.
 */
export function createEdit(context: ChatContext, renderer: MessageRenderer) {
  const { db, clock, topics, translations, onlineAmong } = context;
  const { changes, membership } = topics;

  async function requireEditable({ topicId, self, isBlocked }: TopicMembers, chatId: string) {
    if (isBlocked) throw new Refusal('blocked');
    const message = await findInTopic({ db, clock }, topicId, chatId);
    if (!message || message.type === 'system') throw new Refusal('message_not_found');
    // What is passed on stays what its first sender wrote.
    const isOwn = message.senderId === self.userId && message.forwardId === null;
    if (!isOwn || !editableTypes.includes(message.type)) throw new Refusal('edit_refused');
    if (message.recalledAt || message.seq <= self.clearedSeq) throw new Refusal('message_not_found');
    if (clock().getTime() - message.createdAt.getTime() > editMs) throw new Refusal('edit_too_late');
    return message;
  }

  async function store(
    { topicId, self, all }: TopicMembers,
    { id }: MessageRow,
    words: Pick<MessageRow, 'content' | 'mentions' | 'language' | 'previewId'>,
  ) {
    const at = clock().toISOString();
    return db.transaction(async (tx) => {
      const [row] = await tx
        .update(messages)
        .set({
          ...words,
          version: sql`${messages.version} + 1`,
          // Later than the edit before: clients see by it which text is the newer one.
          editedAt: sql`greatest(${at}::timestamptz, ${messages.editedAt} + interval '1 millisecond')`,
        })
        .where(and(eq(messages.id, id), isNull(messages.recalledAt)))
        .returning();
      if (!row) throw new Refusal('message_not_found');
      await translations.remove([id], tx);
      const numbered = await changes.append(tx, { topicId, kind: 'edit', content: { message_id: id } });
      const members = self.topic.isGroup
        ? ((await membership.ofTopics([topicId], tx)).get(topicId) ?? [])
        : all;
      if (!members.some(({ userId }) => userId === self.userId)) throw new Refusal('topic_not_found');
      return { row, numbered, members };
    });
  }

  /** A card stays while its link stands in the words. */
  async function previewOf({ previewId }: MessageRow, content: string): Promise<string | null> {
    const preview = previewId && (await context.links.find([previewId])).get(previewId);
    return preview && namesAddress(content, preview.url) ? previewId : null;
  }

  /** Sends the change to those who are there to see it: rendered once for all who read the same. */
  async function publish(
    row: MessageRow,
    numbered: NumberedChange<'edit'>,
    members: readonly TopicMember[],
  ): Promise<void> {
    const online = await onlineAmong(members.map(({ userId }) => userId));
    const readers = members.filter(({ userId, clearedSeq }) => online.has(userId) && clearedSeq < row.seq);
    const rows = await db.select().from(starredMessages).where(eq(starredMessages.messageId, row.id));
    const starred = new Set(rows.map(({ userId }) => userId));
    const readingOf = ({ userId, reads, isTranslated, translatedUntil }: TopicMember) =>
      JSON.stringify([userId === row.senderId, starred.has(userId), reads, isTranslated, translatedUntil]);
    const groups = Map.groupBy(readers, readingOf);
    for (const group of groups.values()) {
      const [reader] = group;
      const [message] = reader ? await renderer.renderForOnline([row], reader) : [];
      if (message) changes.publish({ ...numbered, message } satisfies ChangeOf<'edit'>, group);
    }
  }

  return async (members: TopicMembers, { chatId, content, mentions }: EditedWords): Promise<EditAnswer> => {
    const { self, all, topicId } = members;
    const message = await requireEditable(members, chatId);
    const named = mentions.filter(({ user_id }) => all.some(({ userId }) => userId === user_id));
    const answer = async (row: MessageRow, seq: number): Promise<EditAnswer> => {
      const [rendered] = await renderer.render([row], self);
      if (!rendered) throw new Refusal('message_not_found');
      return { message: rendered, seq };
    };
    if (content === message.content && keyOf(named) === keyOf(message.mentions)) {
      const seq = await changes.findEdit({ topicId, messageId: message.id });
      return answer(message, seq ?? message.seq);
    }
    const language = translations.detect(content, context.codeOfLanguage(self.language));
    const previewId = await previewOf(message, content);
    const stored = await store(members, message, { content, mentions: named, language, previewId });
    await publish(stored.row, stored.numbered, stored.members);
    // Those who were named before were notified then.
    const known = new Set(message.mentions.map(({ user_id }) => user_id));
    context.noteMentions({ ...stored.row, mentions: named.filter(({ user_id }) => !known.has(user_id)) });
    return answer(stored.row, stored.numbered.seq);
  };
}
