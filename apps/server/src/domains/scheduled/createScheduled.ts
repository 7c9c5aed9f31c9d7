import { limits, type Mention, type ParsedMessageInput, type ScheduledMessage } from '@franca/contract';
import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { JobQueue } from '../../core/jobs/Jobs.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { scheduledMessages } from '../../db/schema/scheduled.ts';
import { editableTypes } from '../../db/shared/messageTypes.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Chat } from '../chat/Chat.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import type { ScheduledJobData, ScheduledRow } from './createScheduledJob.ts';
import { createScheduledViews, type ScheduledViewsOptions } from './createScheduledViews.ts';

/** What scheduled messages are built on. */
export type ScheduledOptions = ScheduledViewsOptions & {
  db: Database;
  clock: Clock;
  /** Sends each when it is due. */
  queue: JobQueue<ScheduledJobData>;
  /** Checks messages, and gives up what they held. */
  chat: Pick<Chat, 'check' | 'releaseFiles'>;
  /** Shows a person's pages that the list changed. */
  announce: (userId: string, topicId: string | null) => void;
};

/** What of a scheduled message is changed; undefined leaves it as it is. */
export type ScheduledChange = {
  content?: string | undefined;
  mentions?: Mention[] | undefined;
  isSilent?: boolean | undefined;
  /** When it is sent; 'now' where the person does not want to wait any longer. */
  sendAt?: Date | 'now' | undefined;
};

const dayMs = 86_400_000;

/** The addresses of its files; a sticker that is no file of this server is ignored by whoever gets them. */
const urlsOf = ({ attachments, message }: Pick<ScheduledRow, 'attachments' | 'message'>): string[] =>
  message.type === 'sticker' ? [message.content] : attachments.map(({ origin_url }) => origin_url);

/** The message with other words. */
function withChange(
  message: ParsedMessageInput,
  { content, mentions, isSilent }: ScheduledChange,
): ParsedMessageInput {
  const silent = isSilent === undefined ? {} : { is_silent: isSilent };
  if (content === undefined) return { ...message, ...silent };
  if (!editableTypes.includes(message.type)) throw new Refusal('edit_refused');
  return { ...message, ...silent, content, mentions: mentions ?? [] } as ParsedMessageInput;
}

/** Messages that wait for their time, over the database (docs/behaviour/messages.md, Scheduled messages). */
export function createScheduled(options: ScheduledOptions) {
  const { db, clock, queue, chat, topics, announce } = options;
  const toMessages = createScheduledViews(options);

  const ownedBy = (userId: string, id: string) =>
    and(eq(scheduledMessages.id, id), eq(scheduledMessages.userId, userId));

  async function show(row: ScheduledRow): Promise<ScheduledMessage> {
    const [message] = await toMessages(row.userId, [row]);
    if (!message) throw new Refusal('scheduled_message_not_found');
    return message;
  }

  function requireTime(sendAt: Date): void {
    const now = clock().getTime();
    const isAhead = sendAt.getTime() > now && sendAt.getTime() <= now + limits.scheduledDays * dayMs;
    if (!isAhead) throw new Refusal('schedule_time_invalid');
  }

  /** Sets the alarm of a message, in the transaction that stores its time. */
  const setAlarm = (tx: Database, { id, userId, sendAt: dueAt }: ScheduledRow): Promise<void> =>
    queue.put(tx, { key: id, ownerId: userId, subject: id, data: { id }, dueAt });

  async function requireRoom(tx: Database, { userId, topicId }: { userId: string; topicId: string }) {
    // Two pages that schedule at once are counted one after the other.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`scheduled messages ${userId}`}, 0))`,
    );
    const [counted] = await tx
      .select({
        all: count(),
        here: sql<number>`count(*) filter (where ${scheduledMessages.topicId} = ${topicId})::int`,
      })
      .from(scheduledMessages)
      .where(eq(scheduledMessages.userId, userId));
    if ((counted?.here ?? 0) >= limits.scheduledPerTopic) throw new Refusal('schedule_full');
    if ((counted?.all ?? 0) >= limits.scheduledMessages) throw new Refusal('schedule_full_in_total');
  }

  return {
    listOf: async (userId: string): Promise<ScheduledMessage[]> => {
      const rows = await db
        .select()
        .from(scheduledMessages)
        .where(eq(scheduledMessages.userId, userId))
        .orderBy(asc(scheduledMessages.sendAt), asc(scheduledMessages.createdAt));
      return toMessages(userId, rows);
    },

    /** Keeps a message until its time; one with a chat_id that waits already is the same. */
    add: async (
      members: TopicMembers,
      { message, sendAt }: { message: ParsedMessageInput; sendAt: Date },
    ): Promise<ScheduledMessage> => {
      const { topicId, self } = members;
      const { userId } = self;
      if (message.topic_id !== topicId)
        throw new Refusal('validation_failed', { sentences: ['The message is for another conversation.'] });
      const whereSame = and(
        eq(scheduledMessages.userId, userId),
        eq(scheduledMessages.chatId, message.chat_id),
      );
      const [known] = await db.select().from(scheduledMessages).where(whereSame);
      if (known) return show(known);
      requireTime(sendAt);
      const at = clock();
      const { attachments } = await chat.check(members, message, at);
      const topic = await topics.find(topicId);
      const stored = await db.transaction(async (tx) => {
        await requireRoom(tx, { userId, topicId });
        const topicName = self.topic.isGroup ? (topic?.name ?? null) : null;
        const [row] = await tx
          .insert(scheduledMessages)
          .values({
            ...{ userId, topicId, topicName, message, attachments, sendAt },
            chatId: message.chat_id,
            createdAt: at,
          })
          .onConflictDoNothing()
          .returning();
        if (row) await setAlarm(tx, row);
        return row ?? (await tx.select().from(scheduledMessages).where(whereSame))[0];
      });
      if (!stored) throw new Refusal('conflict');
      announce(userId, topicId);
      return show(stored);
    },

    /** Changes one; one that could not be sent waits again where it gets another time. */
    change: async (userId: string, id: string, change: ScheduledChange): Promise<ScheduledMessage> => {
      const sendAt = change.sendAt === 'now' ? clock() : change.sendAt;
      if (sendAt && change.sendAt !== 'now') requireTime(sendAt);
      const changed = await db.transaction(async (tx) => {
        const [row] = await tx.select().from(scheduledMessages).where(ownedBy(userId, id)).for('update');
        if (!row) throw new Refusal('scheduled_message_not_found');
        if (row.state === 'sending') throw new Refusal('scheduled_message_sending');
        if (sendAt && row.topicId === null) throw new Refusal('topic_not_found');
        const again = sendAt && ({ sendAt, state: 'waiting', problem: null } as const);
        const [stored] = await tx
          .update(scheduledMessages)
          .set({ message: withChange(row.message, change), ...again })
          .where(eq(scheduledMessages.id, id))
          .returning();
        if (stored && sendAt) await setAlarm(tx, stored);
        return stored;
      });
      if (!changed) throw new Refusal('scheduled_message_not_found');
      announce(userId, changed.topicId);
      if (sendAt) queue.wake();
      return show(changed);
    },

    /** Deletes one, and its alarm, which would find nothing. */
    remove: async (userId: string, id: string): Promise<void> => {
      const [removed] = await db
        .delete(scheduledMessages)
        .where(and(ownedBy(userId, id), ne(scheduledMessages.state, 'sending')))
        .returning();
      if (removed) {
        await queue.cancel({ ownerIds: [userId], subject: id });
        await chat.releaseFiles(urlsOf(removed));
        announce(userId, removed.topicId);
        return;
      }
      const [present] = await db.select().from(scheduledMessages).where(ownedBy(userId, id));
      if (present) throw new Refusal('scheduled_message_sending');
    },

    hasFile: async (url: string): Promise<boolean> => {
      const [row] = await db
        .select({ id: scheduledMessages.id })
        .from(scheduledMessages)
        .where(
          sql`${scheduledMessages.attachments} @> ${JSON.stringify([{ origin_url: url }])}::jsonb
            or (${scheduledMessages.message} ->> 'type' = 'sticker' and ${scheduledMessages.message} ->> 'content' = ${url})`,
        )
        .limit(1);
      return row !== undefined;
    },
  };
}
