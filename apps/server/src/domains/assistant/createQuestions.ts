import type { PackageName } from '@franca/contract';
import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import {
  assistantMessages,
  assistantRequests,
  assistantTopics,
  type StoredQuotes,
} from '../../db/schema/assistant.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Allowances } from './createAllowances.ts';
import type { EngineGate } from './createEngineGate.ts';
import { endAbandoned } from './endAnswer.ts';
import {
  type ClaimedAnswer,
  type ClaimTerms,
  findMessage,
  findQuestion,
  insertQuestion,
  openTopic,
  requireLastAnswer,
  rewriteAnswer,
  type StoredTurn,
  turnsBefore,
} from './questionRows.ts';
import { readConversion } from './readConversion.ts';
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
  answer: ClaimedAnswer;
  question: AssistantMessageRow;
  conversation: readonly StoredTurn[];
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
    asking: Asking & {
      content: string;
      topicId: string | undefined;
      replaces: string | undefined;
      /** The messages that it is about; undefined: those of the question that it replaces. */
      quotes: StoredQuotes | undefined;
    },
  ) => Promise<Claim>;
  /** Whether the same request came before. */
  isRepeated: (asking: Pick<Asking, 'userId' | 'requestId'>) => Promise<boolean>;
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

/** Takes questions (docs/behaviour/assistant.md, Assistant messages). */
export function createQuestions({ db, clock, allowances, gate, engineId }: QuestionsOptions): Questions {
  function terms(): ClaimTerms {
    const at = clock();
    return { engine: engineId, at, leaseUntil: new Date(at.getTime() + leaseMs) };
  }

  /** Refuses where the person may have nothing more written now. */
  async function requireRoom(
    tx: Database,
    { userId, plan }: Asking,
    topicId: string | undefined,
  ): Promise<void> {
    const now = clock();
    const claimed = await tx
      .select({ topicId: assistantMessages.topicId, leaseUntil: assistantMessages.leaseUntil })
      .from(assistantMessages)
      .innerJoin(assistantTopics, eq(assistantTopics.id, assistantMessages.topicId))
      .where(and(eq(assistantMessages.state, 'writing'), eq(assistantTopics.userId, userId)));
    const writing = claimed.filter(({ leaseUntil }) => leaseUntil === null || leaseUntil >= now);
    if (writing.length < claimed.length) await endAbandoned(tx, now, userId);
    const allowed = allowances.ofPlan(plan)?.parallel ?? 0;
    await allowances.require(userId, plan, tx);
    if (writing.length >= allowed || writing.some((row) => row.topicId === topicId))
      throw new Refusal('assistant_busy');
  }

  /** Counts a question; of a request that is repeated the count is there. */
  async function count(
    tx: Database,
    { userId, requestId = null }: { userId: string; requestId?: string | null | undefined },
    messageId: string,
  ): Promise<string> {
    const counted = { isCounted: true, createdAt: clock(), messageId };
    const [row] = await tx
      .insert(assistantRequests)
      .values({ userId, requestId, ...counted })
      .onConflictDoUpdate({ target: [assistantRequests.userId, assistantRequests.requestId], set: counted })
      .returning({ id: assistantRequests.id });
    if (!row) throw new Error('The request was not returned.');
    return row.id;
  }

  async function order(
    tx: Database,
    { userId, requestId, conversion, language }: Asking,
    {
      answer,
      question,
      isFirst = false,
    }: { answer: ClaimedAnswer; question: AssistantMessageRow; isFirst?: boolean },
  ): Promise<Claim> {
    const countId = await count(tx, { userId, requestId }, answer.id);
    const stored = isFirst ? [] : await turnsBefore(tx, question);
    const conversation =
      stored.length === 0 && conversion !== undefined ? readConversion(conversion, question.content) : stored;
    return { kind: 'ordered', order: { userId, answer, question, conversation, language, countId } };
  }

  async function findRequest(tx: Database, { userId, requestId }: Pick<Asking, 'userId' | 'requestId'>) {
    if (requestId === undefined) return undefined;
    const isSame = and(eq(assistantRequests.userId, userId), eq(assistantRequests.requestId, requestId));
    const [request] = await tx.select().from(assistantRequests).where(isSame);
    return request;
  }

  const isRepeated: Questions['isRepeated'] = async (asking) => (await findRequest(db, asking)) !== undefined;

  /** What the same request got before; undefined where it is new. Where nothing was written, the engine is asked once more. */
  async function repeat(tx: Database, asking: Asking): Promise<Claim | undefined> {
    const request = await findRequest(tx, asking);
    if (!request) return undefined;
    const answer = request.messageId === null ? undefined : await findMessage(tx, request.messageId);
    if (!answer) throw new Refusal('message_not_found');
    const question = await findQuestion(tx, answer);
    if (request.isCounted) return { kind: 'repeated', answer, question };
    await requireRoom(tx, asking, answer.topicId);
    return order(tx, asking, { answer: await rewriteAnswer(tx, answer, terms()), question });
  }

  /** One question of a person at a time, whichever process takes it; a place at the engine is given back where nothing comes of it. */
  async function claim(asking: Asking, work: (tx: Database) => Promise<Claim>): Promise<Claim> {
    // Before anything is written, and before others wait for the database: while an engine is away many are refused.
    const refusal = gate.refusal();
    if (refusal && !(await isRepeated(asking))) throw refusal;
    let hasEntered = false;
    const lock = `assistant ${asking.userId}`;
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
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
        const { topicId, replaced } = await openTopic(tx, { ...asking, at: clock() });
        const quotes = asking.quotes ?? replaced?.quotes ?? null;
        const { content } = asking;
        const inserted = await insertQuestion(tx, { topicId, content, quotes }, terms());
        return order(tx, asking, { ...inserted, isFirst: asking.topicId === undefined });
      }),
    isRepeated,
    regenerate: (asking) =>
      claim(asking, async (tx) => {
        const last = await requireLastAnswer(tx, asking.messageId);
        await requireRoom(tx, asking, last.topicId);
        const question = await findQuestion(tx, last);
        return order(tx, asking, { answer: await rewriteAnswer(tx, last, terms()), question });
      }),
  };
}
