import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gte, lt, ne } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { assistantMessages, assistantTopics, type StoredQuotes } from '../../db/schema/assistant.ts';
import type { AssistantTurn } from '../../ports/AssistantEngine.ts';
import { titleOf } from './titleOf.ts';
import type { AssistantMessageRow } from './toAssistantMessage.ts';

/** An answer that one process may write. */
export type ClaimedAnswer = AssistantMessageRow & { runId: string };

/** What was said before, with the messages that it was about. */
export type StoredTurn = Pick<AssistantTurn, 'role' | 'text'> & { quotes?: StoredQuotes | null };

/** Who is to write an answer, and from when until when. */
export type ClaimTerms = { engine: string; at: Date; leaseUntil: Date };

/** Messages that an engine is given at most; it cuts them further by what its model takes. */
const conversationLength = 200;

const { topicId: ofTopic, position, isAnswer } = assistantMessages;

/** A message by its id. */
export async function findMessage(tx: Database, id: string): Promise<AssistantMessageRow | undefined> {
  const [row] = await tx.select().from(assistantMessages).where(eq(assistantMessages.id, id));
  return row;
}

/** The question that a message answers; refuses with `message_not_found` where there is none. */
export async function findQuestion(tx: Database, answer: AssistantMessageRow): Promise<AssistantMessageRow> {
  const [row] = await tx
    .select()
    .from(assistantMessages)
    .where(and(eq(ofTopic, answer.topicId), lt(position, answer.position), eq(isAnswer, false)))
    .orderBy(desc(position))
    .limit(1);
  if (!row) throw new Refusal('message_not_found');
  return row;
}

/** An answer that is the last message of its topic; refuses any other message with `message_not_found`. */
export async function requireLastAnswer(tx: Database, id: string): Promise<AssistantMessageRow> {
  const answer = await findMessage(tx, id);
  if (!answer?.isAnswer) throw new Refusal('message_not_found');
  const [last] = await tx
    .select({ id: assistantMessages.id })
    .from(assistantMessages)
    .where(eq(ofTopic, answer.topicId))
    .orderBy(desc(position))
    .limit(1);
  if (last?.id !== id) throw new Refusal('message_not_found');
  return answer;
}

/** What was said before a question, oldest first. */
export async function turnsBefore(tx: Database, question: AssistantMessageRow): Promise<StoredTurn[]> {
  const rows = await tx
    .select({ isAnswer, content: assistantMessages.content, quotes: assistantMessages.quotes })
    .from(assistantMessages)
    .where(
      and(eq(ofTopic, question.topicId), lt(position, question.position), ne(assistantMessages.content, '')),
    )
    .orderBy(desc(position))
    .limit(conversationLength);
  return rows.reverse().map(({ isAnswer: isOwn, content: text, quotes }) => ({
    role: isOwn ? 'assistant' : 'person',
    text,
    quotes,
  }));
}

/** Cuts a topic before one of its questions, which is returned; the topic's title follows its first question while nobody named it. */
async function cutTopic(
  tx: Database,
  topic: typeof assistantTopics.$inferSelect,
  { replaces, title }: { replaces: string; title: string },
): Promise<AssistantMessageRow> {
  const replaced = await findMessage(tx, replaces);
  if (replaced?.topicId !== topic.id || replaced.isAnswer) throw new Refusal('message_not_found');
  await tx.delete(assistantMessages).where(and(eq(ofTopic, topic.id), gte(position, replaced.position)));
  const [first] = await tx
    .select({ id: assistantMessages.id })
    .from(assistantMessages)
    .where(eq(ofTopic, topic.id))
    .orderBy(asc(position))
    .limit(1);
  if (!first && !topic.isNamed)
    await tx.update(assistantTopics).set({ title }).where(eq(assistantTopics.id, topic.id));
  return replaced;
}

/** The topic of a question: the one that it names, cut where it replaces another question, or a new one; with that other question. */
export async function openTopic(
  tx: Database,
  question: {
    userId: string;
    topicId: string | undefined;
    replaces: string | undefined;
    content: string;
    at: Date;
  },
): Promise<{ topicId: string; replaced?: AssistantMessageRow }> {
  const { userId, topicId, replaces, content, at } = question;
  const title = titleOf(content);
  if (topicId === undefined) {
    if (replaces !== undefined) throw new Refusal('message_not_found');
    const [made] = await tx
      .insert(assistantTopics)
      .values({ userId, title, createdAt: at })
      .returning({ id: assistantTopics.id });
    if (!made) throw new Error('The topic was not returned.');
    return { topicId: made.id };
  }
  const [topic] = await tx
    .select()
    .from(assistantTopics)
    .where(and(eq(assistantTopics.id, topicId), eq(assistantTopics.userId, userId)))
    .for('update');
  if (!topic) throw new Refusal('assistant_topic_not_found');
  if (replaces === undefined) return { topicId };
  return { topicId, replaced: await cutTopic(tx, topic, { replaces, title }) };
}

const claimed = ({ engine, at, leaseUntil }: ClaimTerms) => ({
  state: 'writing' as const,
  content: '',
  sources: [],
  engine,
  runId: randomUUID(),
  leaseUntil,
  isStopRequested: false,
  createdAt: at,
});

function asClaimed(row: AssistantMessageRow | undefined): ClaimedAnswer {
  if (!row?.runId) throw new Refusal('message_not_found');
  return { ...row, runId: row.runId };
}

/** Adds a question and the answer that is to be written. */
export async function insertQuestion(
  tx: Database,
  { topicId, content, quotes }: { topicId: string; content: string; quotes: StoredQuotes | null },
  terms: ClaimTerms,
): Promise<{ question: AssistantMessageRow; answer: ClaimedAnswer }> {
  const [question, answer] = await tx
    .insert(assistantMessages)
    .values([
      { topicId, isAnswer: false, content, quotes, state: 'done', createdAt: terms.at },
      { topicId, isAnswer: true, ...claimed(terms) },
    ])
    .returning();
  if (!question) throw new Error('The question was not returned.');
  return { question, answer: asClaimed(answer) };
}

/** Gives an answer that is there to a new writer; what it was stays until something comes of that. */
export async function rewriteAnswer(
  tx: Database,
  { id, content, engine, sources, state, earlier }: AssistantMessageRow,
  terms: ClaimTerms,
): Promise<ClaimedAnswer> {
  const before =
    content === '' ? {} : { earlier: [...earlier, content], previous: { content, state, engine, sources } };
  const [row] = await tx
    .update(assistantMessages)
    .set({ previous: null, ...claimed(terms), ...before })
    .where(eq(assistantMessages.id, id))
    .returning();
  return asClaimed(row);
}
