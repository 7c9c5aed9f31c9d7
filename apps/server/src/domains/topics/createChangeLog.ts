import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { topicChanges, topics } from '../../db/schema/topics.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { ChangeLog, ChangeOf, ChangeRow, RecordedKind, TopicMember, TopicMembers } from './Topics.ts';

/** What the change log is built on. */
export type ChangeLogOptions = {
  /** Where changes are kept. */
  db: Database;
  /** Date of a change. */
  clock: Clock;
  /** Sends a change to the members after its commit. */
  publish: ChangeLog['publish'];
  /** The members of a topic, as a transaction sees them. */
  membersIn: (tx: Database, topicId: string) => Promise<TopicMember[]>;
};

/** Kinds that change who is a member. */
const changesMembers: ReadonlySet<RecordedKind> = new Set(['member-added', 'member-removed']);

/** Changes over the database. */
export function createChangeLog({ db, clock, publish, membersIn }: ChangeLogOptions): ChangeLog {
  const append: ChangeLog['append'] = async (
    tx,
    { topicId, kind, content, line = false, at: now = clock() },
  ) => {
    const later = sql`greatest(${now.toISOString()}::timestamptz, ${topics.lastMessageAt} + interval '1 millisecond')`;
    const next = sql`${topics.lastSeq} + 1`;
    // The topic's row stays locked until the end of the transaction: numbers have no gaps and appear in their order.
    const [topic] = await tx
      .update(topics)
      .set({
        lastSeq: next,
        ...(changesMembers.has(kind) && { membersSeq: next }),
        ...(line && { lastMessageAt: later, updatedAt: sql`greatest(${topics.updatedAt}, ${later})` }),
      })
      .where(eq(topics.id, topicId))
      .returning({ seq: topics.lastSeq, lineAt: topics.lastMessageAt });
    if (!topic) throw new Refusal('topic_not_found');
    const { seq } = topic;
    const at = (line && topic.lineAt) || now;
    await tx.insert(topicChanges).values({ topicId, seq, kind, payload: { ...content }, createdAt: at });
    return { kind, seq, topic_id: topicId, date: at.toISOString() };
  };

  /** Who the members are, where they changed since they were read; whoever acts has to be one of them still. */
  async function presentMembers(
    tx: Database,
    { topicId, self, all }: TopicMembers,
  ): Promise<readonly TopicMember[]> {
    const [topic] = await tx
      .select({ membersSeq: topics.membersSeq })
      .from(topics)
      .where(eq(topics.id, topicId));
    if (topic?.membersSeq === self.membersSeq) return all;
    const present = await membersIn(tx, topicId);
    if (!present.some(({ userId }) => userId === self.userId)) throw new Refusal('topic_not_found');
    return present;
  }

  /** The latest change of a kind with these fields in its content. */
  async function findLatest(topicId: string, kind: RecordedKind, fields: Readonly<Record<string, string>>) {
    const isSame = Object.entries(fields).map(
      ([name, value]) => sql`${topicChanges.payload} ->> ${sql.raw(`'${name}'`)} = ${value}`,
    );
    const [change] = await db
      .select({ seq: topicChanges.seq, payload: topicChanges.payload })
      .from(topicChanges)
      .where(and(eq(topicChanges.topicId, topicId), eq(topicChanges.kind, kind), ...isSame))
      .orderBy(desc(topicChanges.seq))
      .limit(1);
    return change;
  }

  return {
    parts: ({ source, kind, content, at }) => ({
      numbered: sql`update topics set last_seq = last_seq + 1
        where id = (select topic_id from ${source}) returning id, last_seq`,
      recorded: sql`insert into topic_changes (topic_id, seq, kind, payload, created_at)
        select numbered.id, last_seq, ${sql.raw(`'${kind}'`)}, ${content}, ${at} from numbered, ${source} returning seq, created_at`,
    }),
    publish,
    append,
    lock: async (tx, topicId) => {
      await tx.select({ id: topics.id }).from(topics).where(eq(topics.id, topicId)).for('no key update');
    },
    record: async (members, kind, work) => {
      const { topicId } = members;
      let to: readonly TopicMember[] = members.all;
      const recorded = await db.transaction(async (tx) => {
        const content = await work(tx);
        if (!content) return undefined;
        const numbered = await append(tx, { topicId, kind, content });
        if (members.self.topic.isGroup) to = await presentMembers(tx, members);
        return { ...content, ...numbered };
      });
      // Together the two parts are the contract's change, which the compiler cannot see for an open kind.
      const change = recorded as unknown as ChangeOf<typeof kind> | undefined;
      if (change) publish(change, to);
      return change;
    },
    list: async ({ topicId, since, limit }) => {
      const rows = await db
        .select()
        .from(topicChanges)
        .where(and(eq(topicChanges.topicId, topicId), gt(topicChanges.seq, since)))
        .orderBy(asc(topicChanges.seq))
        .limit(limit);
      return rows as ChangeRow[];
    },
    findSeen: async ({ topicId, userId }) =>
      (await findLatest(topicId, 'seen', { user_id: userId }))?.payload.seen_time as string | undefined,
    findEdit: async ({ topicId, messageId }) =>
      (await findLatest(topicId, 'edit', { message_id: messageId }))?.seq,
    findHide: async ({ topicId, chatId, userId }) =>
      (await findLatest(topicId, 'hide', { chat_id: chatId, user_id: userId }))?.seq,
    findStar: async ({ topicId, chatId, userId }) =>
      (await findLatest(topicId, 'star', { chat_id: chatId, user_id: userId }))?.seq,
    findPin: async ({ topicId, chatId }) => (await findLatest(topicId, 'pin', { chat_id: chatId }))?.seq,
    findPoll: async ({ topicId, chatId }) => (await findLatest(topicId, 'poll', { chat_id: chatId }))?.seq,
    findRecall: async ({ topicId, chatId }) =>
      (await findLatest(topicId, 'recall', { chat_id: chatId }))?.seq,
  };
}
