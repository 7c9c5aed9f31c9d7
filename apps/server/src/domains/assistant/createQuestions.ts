import { randomUUID } from 'node:crypto';
import type { PackageName } from '@franca/contract';
import { and, asc, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { assistantMessages, assistantRequests, assistantTopics } from '../../db/schema/assistant.ts';
import type { AssistantTurn } from '../../ports/AssistantEngine.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Allowances } from './createAllowances.ts';
import type { EngineGate } from './createEngineGate.ts';
import { endAbandoned } from './endAnswer.ts';
import { readConversion } from './readConversion.ts';
import { titleOf } from './titleOf.ts';
import type { AssistantMessageRow } from './toAssistantMessage.ts';

/** Who asks, and what accompanies every question. */
type Asking = {
  userId: string;
  plan: PackageName;
  /** The client's name for the request. */
  requestId: string | undefined;
  /** The conversation as the client has it; used where the server has none. */
  conversion: string | undefined;
  /** BCP 47 tag of the language to answer in; the profile's when undefined. */
  language: string | undefined;
};

/** A question that an engine is to answer, with the row that the answer is written into. */
export type Order = {
  userId: string;
  answer: AssistantMessageRow & { runId: string };
  question: AssistantMessageRow;
  conversation: readonly AssistantTurn[];
  /** BCP 47 tag of the language to answer in; the profile's when undefined. */
  language: string | undefined;
  /** The row that counts it. */
  countId: string;
};

/** What a request comes to: an order of its own, or the answer that the same request got before. */
export type Claim =
  | { kind: 'ordered'; order: Order }
  | { kind: 'repeated'; answer: AssistantMessageRow; question: AssistantMessageRow };

/** Takes questions: each is stored, counted and given to one writer in one transaction. */
export type Questions = {
  /** A new question, in a topic or a new one; `replaces` takes the place of an earlier one and of all that followed it. */
  ask: (
    asking: Asking & { content: string; topicId: string | undefined; replaces: string | undefined },
  ) => Promise<Claim>;
  /** The last answer of its conversation anew. */
  regenerate: (asking: Asking & { messageId: string }) => Promise<Claim>;
};

/** What they work with. */
export type QuestionsOptions = {
  db: Database;
  clock: Clock;
  allowances: Allowances;
  gate: EngineGate;
  /** Name of the engine. */
  engineId: string;
};

/** After so long without a word of its writer an answer has none. */
export const leaseMs = 15_000;

/** Messages that an engine is given at most; it cuts them further by what its model takes. */
const conversationLength = 200;

/** Takes questions (docs/behaviour/assistant.md, Assistant messages). */
export function createQuestions({ db, clock, allowances, gate, engineId }: QuestionsOptions): Questions {
  const { topicId: topicColumn, position, isAnswer, state } = assistantMessages;

  async function findOne(tx: Database, id: string): Promise<AssistantMessageRow | undefined> {
    const [row] = await tx.select().from(assistantMessages).where(eq(assistantMessages.id, id));
    return row;
  }

  async function questionOf(tx: Database, answer: AssistantMessageRow): Promise<AssistantMessageRow> {
    const isBefore = and(eq(topicColumn, answer.topicId), lt(position, answer.position), eq(isAnswer, false));
    const [row] = await tx.select().from(assistantMessages).where(isBefore).orderBy(desc(position)).limit(1);
    if (!row) throw new Refusal('message_not_found');
    return row;
  }

  async function turnsBefore(
    tx: Database,
    question: AssistantMessageRow,
    conversion: string | undefined,
  ): Promise<AssistantTurn[]> {
    const rows = await tx
      .select({ isAnswer, content: assistantMessages.content })
      .from(assistantMessages)
      .where(
        and(
          eq(topicColumn, question.topicId),
          lt(position, question.position),
          ne(assistantMessages.content, ''),
        ),
      )
      .orderBy(desc(position))
      .limit(conversationLength);
    if (rows.length === 0 && conversion !== undefined) return readConversion(conversion, question.content);
    return rows.reverse().map((row) => ({
      role: row.isAnswer ? ('assistant' as const) : ('person' as const),
      text: row.content,
    }));
  }

  /** Refuses where the person may have nothing more written now. */
  async function requireRoom(
    tx: Database,
    { userId, plan }: Asking,
    topicId: string | undefined,
  ): Promise<void> {
    await endAbandoned(tx, clock(), userId);
    const writing = await tx
      .select({ topicId: topicColumn })
      .from(assistantMessages)
      .innerJoin(assistantTopics, eq(assistantTopics.id, topicColumn))
      .where(and(eq(state, 'writing'), eq(assistantTopics.userId, userId)));
    const allowed = allowances.ofPlan(plan)?.parallel ?? 0;
    const isBusy = writing.length >= allowed || writing.some((row) => row.topicId === topicId);
    await allowances.require(userId, plan, tx);
    if (isBusy) throw new Refusal('assistant_busy');
  }

  const claimed = () => ({
    state: 'writing' as const,
    content: '',
    sources: [],
    engine: engineId,
    runId: randomUUID(),
    leaseUntil: new Date(clock().getTime() + leaseMs),
    isStopRequested: false,
  });

  /** Gives an answer that is there to a new writer. */
  async function claimAgain(tx: Database, answer: AssistantMessageRow): Promise<Order['answer']> {
    const { content, engine, sources } = answer;
    const hasWords = content !== '';
    const [row] = await tx
      .update(assistantMessages)
      .set({
        ...claimed(),
        createdAt: clock(),
        earlier: hasWords ? [...answer.earlier, content] : answer.earlier,
        previous: hasWords ? { content, state: answer.state, engine, sources } : null,
      })
      .where(eq(assistantMessages.id, answer.id))
      .returning();
    if (!row?.runId) throw new Refusal('message_not_found');
    return { ...row, runId: row.runId };
  }

  async function order(
    tx: Database,
    {
      userId,
      requestId = null,
      conversion,
      language,
    }: Omit<Asking, 'requestId'> & { requestId?: string | null | undefined },
    answer: Order['answer'],
    question: AssistantMessageRow,
  ): Promise<Claim> {
    const counted = { isCounted: true, createdAt: clock(), messageId: answer.id };
    const [count] = await tx
      .insert(assistantRequests)
      .values({ userId, requestId, ...counted })
      .onConflictDoUpdate({ target: [assistantRequests.userId, assistantRequests.requestId], set: counted })
      .returning({ id: assistantRequests.id });
    if (!count) throw new Error('The request was not returned.');
    const conversation = await turnsBefore(tx, question, conversion);
    return {
      kind: 'ordered',
      order: { userId, answer, question, conversation, language, countId: count.id },
    };
  }

  /** What the same request got before; undefined where it is new. Where nothing was written, the engine is asked once more. */
  async function repeat(tx: Database, asking: Asking): Promise<Claim | undefined> {
    const { userId, requestId } = asking;
    if (requestId === undefined) return undefined;
    const isSame = and(eq(assistantRequests.userId, userId), eq(assistantRequests.requestId, requestId));
    const [request] = await tx.select().from(assistantRequests).where(isSame);
    if (!request) return undefined;
    const answer = request.messageId === null ? undefined : await findOne(tx, request.messageId);
    if (!answer) throw new Refusal('message_not_found');
    const question = await questionOf(tx, answer);
    if (request.isCounted) return { kind: 'repeated', answer, question };
    await requireRoom(tx, asking, answer.topicId);
    return order(tx, asking, await claimAgain(tx, answer), question);
  }

  /** Topic of a question: the one that it names, shortened where it replaces another one, or a new one. */
  async function openTopic(
    tx: Database,
    { userId, topicId, replaces, content }: Parameters<Questions['ask']>[0],
  ): Promise<string> {
    const title = titleOf(content);
    if (topicId === undefined) {
      if (replaces !== undefined) throw new Refusal('message_not_found');
      const [topic] = await tx
        .insert(assistantTopics)
        .values({ userId, title, createdAt: clock() })
        .returning({ id: assistantTopics.id });
      if (!topic) throw new Error('The topic was not returned.');
      return topic.id;
    }
    const [topic] = await tx
      .select()
      .from(assistantTopics)
      .where(and(eq(assistantTopics.id, topicId), eq(assistantTopics.userId, userId)))
      .for('update');
    if (!topic) throw new Refusal('assistant_topic_not_found');
    if (replaces === undefined) return topicId;
    const replaced = await findOne(tx, replaces);
    if (!replaced || replaced.topicId !== topicId || replaced.isAnswer)
      throw new Refusal('message_not_found');
    await tx.delete(assistantMessages).where(and(eq(topicColumn, topicId), gte(position, replaced.position)));
    const [first] = await tx
      .select({ id: assistantMessages.id })
      .from(assistantMessages)
      .where(eq(topicColumn, topicId))
      .orderBy(asc(position))
      .limit(1);
    if (!first && !topic.isNamed)
      await tx.update(assistantTopics).set({ title }).where(eq(assistantTopics.id, topicId));
    return topicId;
  }

  async function insertPair(
    tx: Database,
    topicId: string,
    content: string,
  ): Promise<{ question: AssistantMessageRow; answer: Order['answer'] }> {
    const createdAt = clock();
    const values = { topicId, createdAt };
    const [question] = await tx
      .insert(assistantMessages)
      .values({ ...values, isAnswer: false, content, state: 'done' })
      .returning();
    const [answer] = await tx
      .insert(assistantMessages)
      .values({ ...values, isAnswer: true, ...claimed() })
      .returning();
    if (!question || !answer?.runId) throw new Error('The messages were not returned.');
    return { question, answer: { ...answer, runId: answer.runId } };
  }

  /** One question of a person at a time, whichever process takes it; a place at the engine is given back where nothing comes of it. */
  async function claim(asking: Asking, work: (tx: Database) => Promise<Claim>): Promise<Claim> {
    let hasEntered = false;
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`assistant ${asking.userId}`}, 0))`,
        );
        const result = (await repeat(tx, asking)) ?? (await work(tx));
        // Last, since a place that is taken has to be given back.
        if (result.kind === 'ordered') {
          gate.enter();
          hasEntered = true;
        }
        return result;
      });
    } catch (error) {
      if (hasEntered) gate.leave(undefined, false);
      throw error;
    }
  }

  return {
    ask: (asking) =>
      claim(asking, async (tx) => {
        await requireRoom(tx, asking, asking.topicId);
        const topicId = await openTopic(tx, asking);
        const { question, answer } = await insertPair(tx, topicId, asking.content);
        return order(tx, asking, answer, question);
      }),
    regenerate: (asking) =>
      claim(asking, async (tx) => {
        const answer = await findOne(tx, asking.messageId);
        if (!answer?.isAnswer) throw new Refusal('message_not_found');
        const [last] = await tx
          .select({ id: assistantMessages.id })
          .from(assistantMessages)
          .where(eq(topicColumn, answer.topicId))
          .orderBy(desc(position))
          .limit(1);
        if (last?.id !== answer.id) throw new Refusal('message_not_found');
        await requireRoom(tx, asking, answer.topicId);
        return order(tx, asking, await claimAgain(tx, answer), await questionOf(tx, answer));
      }),
  };
}
