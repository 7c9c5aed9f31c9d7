import type { AssistantState } from '@franca/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { assistantMessages, assistantTopics } from '../../db/schema/assistant.ts';
import type { AssistantMessageRow } from './toAssistantMessage.ts';

/** What there is of an answer at its end. */
export type WrittenAnswer = Pick<AssistantMessageRow, 'content' | 'sources'> & {
  state: Exclude<AssistantState, 'writing'>;
};

/** The columns of an answer that nobody writes any more. Where nothing came of a new version, the one before stays. */
export function endedAnswer(
  { previous, earlier }: Pick<AssistantMessageRow, 'previous' | 'earlier'>,
  written: WrittenAnswer,
): Partial<AssistantMessageRow> {
  const released = { runId: null, leaseUntil: null, isStopRequested: false, previous: null };
  const isKept = written.content === '' && previous !== null;
  return isKept ? { ...released, ...previous, earlier: earlier.slice(0, -1) } : { ...released, ...written };
}

const isWriting = eq(assistantMessages.state, 'writing');

/** Whether there are answers whose writer is gone. */
export async function hasAbandoned(db: Database, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: assistantMessages.id })
    .from(assistantMessages)
    .where(and(isWriting, lt(assistantMessages.leaseUntil, now)))
    .limit(1);
  return row !== undefined;
}

/**
 * Ends answers whose writer is gone, of one person or of everybody, with what was written until then. Returns whose they are, and
 * where.
 */
export async function endAbandoned(
  tx: Database,
  now: Date,
  userId?: string,
): Promise<{ userId: string; topicId: string }[]> {
  const rows = await tx
    .select({ message: assistantMessages, userId: assistantTopics.userId })
    .from(assistantMessages)
    .innerJoin(assistantTopics, eq(assistantTopics.id, assistantMessages.topicId))
    .where(
      and(
        isWriting,
        lt(assistantMessages.leaseUntil, now),
        userId === undefined ? undefined : eq(assistantTopics.userId, userId),
      ),
    )
    .limit(500);
  const ended: { userId: string; topicId: string }[] = [];
  for (const { message, userId: ownerId } of rows) {
    const { id, content, sources, topicId } = message;
    const changed = await tx
      .update(assistantMessages)
      .set(endedAnswer(message, { content, sources, state: 'failed' }))
      .where(and(eq(assistantMessages.id, id), isWriting, lt(assistantMessages.leaseUntil, now)))
      .returning({ id: assistantMessages.id });
    if (changed.length > 0) ended.push({ userId: ownerId, topicId });
  }
  return ended;
}
