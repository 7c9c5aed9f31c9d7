import type { FastifyBaseLogger } from 'fastify';
import type { StoredQuotes } from '../../db/schema/assistant.ts';
import type {
  AssistantEngine,
  AssistantOutcome,
  AssistantQuote,
  AssistantReader,
  AssistantTools,
} from '../../ports/AssistantEngine.ts';
import type { AnswerStore } from './createAnswerStore.ts';
import type { EngineGate } from './createEngineGate.ts';
import type { Order } from './createQuestions.ts';
import { createWriting, type Writing } from './createWriting.ts';
import type { AssistantMessageRow } from './toAssistantMessage.ts';

/** How an answer ended. */
export type Ended = {
  /** As it is stored; undefined where it is gone. */
  row: AssistantMessageRow | undefined;
  /** That the engine gave nothing, or no more; known to the process that wrote it. */
  failure?: { retryAfterMs: number | undefined } | undefined;
};

/** Why an answer is ended before the engine has ended it. */
export type EndReason = 'stopped' | 'gone' | 'closing';

/** An answer that this process has written. */
export type Run = {
  /** What there is of it. */
  writing: Writing;
  end: (reason: EndReason) => void;
  /** Never rejects. */
  ended: Promise<Ended>;
};

/** What answers are written with. */
export type RunOptions = {
  log: FastifyBaseLogger;
  engine: AssistantEngine | undefined;
  gate: EngineGate;
  store: AnswerStore;
  /** Who asks, and what an engine may know of them. */
  readerOf: (userId: string, language: string | undefined) => Promise<AssistantReader>;
  toolsOf: (userId: string, quoted: readonly string[]) => AssistantTools;
  /** What the person can read now of the messages that a question is about. */
  quotesOf: (userId: string, quotes: StoredQuotes) => Promise<readonly AssistantQuote[]>;
};

/** The longest that one answer takes. */
export const answerMs: number = 5 * 60_000;
/** How often what is new is stored, and whether somebody stopped it is read. */
const storeEveryMs = 400;
/** The longest without storing, where nothing is new. */
const renewEveryMs = 1000;

async function askEngine(
  { engine, log, readerOf, toolsOf, quotesOf }: RunOptions,
  { userId, question, conversation, language }: Order,
  write: Writing['write'],
  signal: AbortSignal,
): Promise<AssistantOutcome> {
  if (!engine) return { status: 'unavailable', detail: 'There is no engine.' };
  try {
    const read = async (quotes: StoredQuotes | null = null) =>
      quotes ? await quotesOf(userId, quotes) : undefined;
    const quoted = [question, ...conversation].flatMap(({ quotes }) => quotes?.topicId ?? []);
    const [reader, tools] = [await readerOf(userId, language), toolsOf(userId, quoted)];
    const turns = await Promise.all(
      conversation.map(async ({ quotes, ...turn }) => ({ ...turn, quotes: await read(quotes) })),
    );
    const asked = { text: question.content, quotes: await read(question.quotes), conversation: turns };
    return await engine.answer({ ...asked, reader, tools, signal }, write);
  } catch (error) {
    log.error({ err: error }, 'an answer of SmartTalk could not be prepared');
    return { status: 'failed', detail: 'The question could not be prepared.' };
  }
}

/** Stores what is new while an answer is written; returns what ends that. */
function keepStoring(
  { store, log }: RunOptions,
  { answer }: Order,
  { writing, end }: Pick<Run, 'writing' | 'end'>,
): () => Promise<void> {
  let storedAt = Date.now();
  let storing: Promise<void> | undefined;
  async function keep(): Promise<void> {
    if (!writing.isNew() && Date.now() - storedAt < renewEveryMs) return;
    storedAt = Date.now();
    const progress = await store.keep(answer, writing.take());
    if (progress !== 'goes on') end(progress);
  }
  const timer = setInterval(() => {
    storing ??= keep()
      .catch((error: unknown) => log.error({ err: error }, 'an answer of SmartTalk could not be stored'))
      .finally(() => {
        storing = undefined;
      });
  }, storeEveryMs);
  return async () => {
    clearInterval(timer);
    await storing;
  };
}

/** Has an order written in the background, and stores what comes while it comes. */
export function startRun(options: RunOptions, order: Order): Run {
  const { engine, gate, log, store } = options;
  const writing = createWriting();
  const controller = new AbortController();
  let reason: EndReason | undefined;
  const end: Run['end'] = (why) => {
    reason ??= why;
    controller.abort();
  };

  async function write(): Promise<Ended> {
    const endStoring = keepStoring(options, order, { writing, end });
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(answerMs)]);
    const outcome = await askEngine(
      options,
      order,
      (part) => {
        writing.write(part);
        // What is not kept need not be written, nor paid for.
        if (writing.isCut()) controller.abort();
      },
      signal,
    );
    writing.end();
    await endStoring();
    const { content, sources } = writing.take();
    // Who ended it says nothing about the engine.
    gate.leave(reason === undefined || content !== '' ? outcome : undefined, content !== '');
    if (outcome.status !== 'done' && reason === undefined)
      log.warn({ engine: engine?.id, detail: outcome.detail }, 'an answer of SmartTalk failed');
    const isWhole = outcome.status === 'done' && content !== '' && !writing.isCut();
    const state = reason === 'stopped' ? 'stopped' : isWhole ? 'done' : 'failed';
    const row = await store.end(order, { content, sources, state });
    const retryAfterMs = outcome.status === 'failed' ? outcome.retryAfterMs : undefined;
    return { row, failure: state === 'failed' ? { retryAfterMs } : undefined };
  }

  const ended = write().catch((error: unknown): Ended => {
    // Its lease ends by itself, with what was stored until then.
    log.error({ err: error }, 'the end of an answer of SmartTalk could not be stored');
    return { row: undefined, failure: { retryAfterMs: undefined } };
  });
  return { writing, end, ended };
}
