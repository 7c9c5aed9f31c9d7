import { eq, sql } from 'drizzle-orm';
import type { Database } from './Database.ts';
import { topicChanges, topics } from './schema/topics.ts';

/** A change before it has its number. */
export type NewChange = {
  /** The topic that changes. */
  topicId: string;
  /** Kind of the contract's change, e.g. `seen`. */
  kind: string;
  /** What it holds besides number, topic and date. */
  payload: Record<string, unknown>;
  /** When it happened. */
  at: Date;
};

/**
 * Gives a change the topic's next number and writes it down. Call it in the transaction that makes the change: the
 * topic's row stays locked until its end, so numbers have no gaps and appear in their order.
 *
 * @returns the number
 */
export async function appendChange(within: Database, change: NewChange): Promise<number> {
  const { topicId, kind, payload, at } = change;
  const [topic] = await within
    .update(topics)
    .set({ lastSeq: sql`${topics.lastSeq} + 1` })
    .where(eq(topics.id, topicId))
    .returning({ seq: topics.lastSeq });
  if (!topic) throw new Error('A change was made to a topic that does not exist.');
  await within.insert(topicChanges).values({ topicId, seq: topic.seq, kind, payload, createdAt: at });
  return topic.seq;
}
