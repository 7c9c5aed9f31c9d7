import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { assistantMessages, assistantRequests } from '../../db/schema/assistant.ts';
import type { Clock } from '../../ports/Clock.ts';
import { leaseMs, type Order } from './createQuestions.ts';
import { endAbandoned, endedAnswer, type WrittenAnswer } from './endAnswer.ts';
import type { AssistantMessageRow } from './toAssistantMessage.ts';

/** What the database says to whoever writes an answer. */
export type Progress = 'goes on' | 'stopped' | 'gone';

/** Answers in the database while they are written. Whoever lost the lease of one changes nothing in it. */
export type AnswerStore = {
  find: (id: string) => Promise<AssistantMessageRow | undefined>;
  /** Stores what there is and renews the lease; says whether the person stopped it, or whether it is gone. */
  keep: (answer: Order['answer'], written: Omit<WrittenAnswer, 'state'>) => Promise<Progress>;
  /** Stores the end; undefined where the answer is gone. A database that is away for a moment does not cost it. */
  end: (order: Order, written: WrittenAnswer) => Promise<AssistantMessageRow | undefined>;
  /** Has whoever writes it end it. */
  requestStop: (id: string) => Promise<void>;
  /** Ends answers whose writer is gone; returns whose they are, and where. */
  endAbandoned: () => Promise<{ userId: string; topicId: string }[]>;
};

const attempts = 6;
const firstPauseMs = 200;

/** Stores answers under the lease of the one that writes them. */
export function createAnswerStore(db: Database, clock: Clock): AnswerStore {
  const isOwn = ({ id, runId }: Order['answer']): SQL | undefined =>
    and(eq(assistantMessages.id, id), eq(assistantMessages.runId, runId));

  async function storeRow(tx: Database, { answer }: Order, written: WrittenAnswer) {
    const [row] = await tx
      .update(assistantMessages)
      .set(endedAnswer(answer, written))
      .where(isOwn(answer))
      .returning();
    return row;
  }

  const storeEnd = (order: Order, written: WrittenAnswer) =>
    written.state === 'failed' && written.content === ''
      ? db.transaction(async (tx) => {
          const isOrdered = eq(assistantRequests.id, order.countId);
          await tx.update(assistantRequests).set({ isCounted: false }).where(isOrdered);
          return storeRow(tx, order, written);
        })
      : storeRow(db, order, written);

  return {
    find: async (id) => {
      const [row] = await db.select().from(assistantMessages).where(eq(assistantMessages.id, id));
      return row;
    },
    keep: async (answer, { content, sources }) => {
      const leaseUntil = new Date(clock().getTime() + leaseMs);
      const [row] = await db
        .update(assistantMessages)
        .set({ content, sources, leaseUntil })
        .where(isOwn(answer))
        .returning({ isStopRequested: assistantMessages.isStopRequested });
      if (!row) return 'gone';
      return row.isStopRequested ? 'stopped' : 'goes on';
    },
    end: async (order, written) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await storeEnd(order, written);
        } catch (error) {
          if (attempt === attempts) throw error;
          await new Promise((resolve) => setTimeout(resolve, firstPauseMs * 2 ** (attempt - 1)));
        }
      }
    },
    requestStop: async (id) => {
      await db
        .update(assistantMessages)
        .set({ isStopRequested: true })
        .where(and(eq(assistantMessages.id, id), eq(assistantMessages.state, 'writing')));
    },
    endAbandoned: () => db.transaction((tx) => endAbandoned(tx, clock())),
  };
}
