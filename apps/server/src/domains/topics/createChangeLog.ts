import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { topicChanges, topics } from '../../db/schema/topics.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { ChangeLog, ChangeOf, ChangeRow, RecordedKind } from './Topics.ts';

/** What the change log is built on. */
export type ChangeLogOptions = {
  /** Where changes are kept. */
  db: Database;
  /** Date of a change. */
  clock: Clock;
  /** Sends a change to the members after its commit. */
  publish: ChangeLog['publish'];
};

/** Changes over the database. */
export function createChangeLog({ db, clock, publish }: ChangeLogOptions): ChangeLog {
  async function append<Kind extends RecordedKind>(
    tx: Database,
    { topicId, kind, content }: { topicId: string; kind: Kind; content: object },
  ): Promise<{ kind: Kind; seq: number; topic_id: string; date: string }> {
    const at = clock();
    // The topic's row stays locked until the end of the transaction: numbers have no gaps and appear in their order.
    const [topic] = await tx
      .update(topics)
      .set({ lastSeq: sql`${topics.lastSeq} + 1` })
      .where(eq(topics.id, topicId))
      .returning({ seq: topics.lastSeq });
    if (!topic) throw new Error('A change was made to a topic that does not exist.');
    const { seq } = topic;
    await tx.insert(topicChanges).values({ topicId, seq, kind, payload: { ...content }, createdAt: at });
    return { kind, seq, topic_id: topicId, date: at.toISOString() };
  }

  return {
    parts: ({ source, kind, content, at }) => ({
      numbered: sql`update topics set last_seq = last_seq + 1
        where id = (select topic_id from ${source}) returning id, last_seq`,
      recorded: sql`insert into topic_changes (topic_id, seq, kind, payload, created_at)
        select numbered.id, last_seq, ${sql.raw(`'${kind}'`)}, ${content}, ${at} from numbered, ${source} returning seq, created_at`,
    }),
    publish,
    record: async ({ topicId, all }, kind, work) => {
      const recorded = await db.transaction(async (tx) => {
        const content = await work(tx);
        if (!content) return undefined;
        const numbered = await append(tx, { topicId, kind, content });
        return { ...content, ...numbered };
      });
      // Together the two parts are the contract's change, which the compiler cannot see for an open kind.
      const change = recorded as unknown as ChangeOf<typeof kind> | undefined;
      if (change) publish(change, all);
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
    findSeen: async ({ topicId, userId }) => {
      const [change] = await db
        .select({ at: sql<string>`${topicChanges.payload} ->> 'seen_time'` })
        .from(topicChanges)
        .where(
          and(
            eq(topicChanges.topicId, topicId),
            eq(topicChanges.kind, 'seen'),
            sql`${topicChanges.payload} ->> 'user_id' = ${userId}`,
          ),
        )
        .orderBy(desc(topicChanges.seq))
        .limit(1);
      return change?.at;
    },
    findRecall: async ({ topicId, chatId }) => {
      const [change] = await db
        .select({ seq: topicChanges.seq })
        .from(topicChanges)
        .where(
          and(
            eq(topicChanges.topicId, topicId),
            eq(topicChanges.kind, 'recall'),
            sql`${topicChanges.payload} ->> 'chat_id' = ${chatId}`,
          ),
        );
      return change?.seq;
    },
  };
}
