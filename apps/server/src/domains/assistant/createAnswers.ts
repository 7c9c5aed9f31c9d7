import type { AssistantSource } from '@franca/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/Database.ts';
import { assistantMessages, assistantRequests } from '../../db/schema/assistant.ts';
import type {
  AssistantEngine,
  AssistantOutcome,
  AssistantReader,
  AssistantTools,
} from '../../ports/AssistantEngine.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { EngineGate } from './createEngineGate.ts';
import { leaseMs, type Order } from './createQuestions.ts';
import { createWriting, type Writing } from './createWriting.ts';
import { endAbandoned, endedAnswer } from './endAnswer.ts';
import type { AssistantMessageRow } from './toAssistantMessage.ts';

/** How an answer that somebody followed ended. */
export type Followed = {
  /** As it is stored; undefined where it was deleted meanwhile. */
  row: AssistantMessageRow | undefined;
  /** That the engine gave nothing, or no more; known to the process that wrote it. */
  failure?: { retryAfterMs: number | undefined } | undefined;
};

/** Answers while they are written. */
export type Answers = {
  /** Has an order written, whoever waits for it. */
  start: (order: Order) => void;
  /** Calls `onText` with what is written from the beginning, piece by piece; resolves when nothing more comes, or `signal` ends it. */
  follow: (
    answer: AssistantMessageRow,
    options: { onText?: (text: string) => void; signal?: AbortSignal },
  ) => Promise<Followed>;
  /** Ends the writing of an answer, on whichever process, and keeps what there is. */
  stop: (answer: AssistantMessageRow) => Promise<Followed>;
  /** Ends answers whose process is gone. */
  recover: () => Promise<void>;
  /** Ends all answers of this process, and stores them. */
  close: () => Promise<void>;
};

/** What they work with. */
export type AnswersOptions = {
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  engine: AssistantEngine | undefined;
  gate: EngineGate;
  /** Who asks, and what an engine may know of them. */
  readerOf: (userId: string, language: string | undefined) => Promise<AssistantReader>;
  toolsOf: (userId: string) => AssistantTools;
  /** Called when an answer began or ended. */
  onChange: (userId: string, topicId: string) => void;
};

/** How often what is new is stored, and whether somebody stopped it is read. */
const storeEveryMs = 400;
/** The longest without storing, where nothing is new. */
const renewEveryMs = 1000;
/** How often a process reads what another one writes. */
const readEveryMs = 300;
/** The longest that one answer takes. */
const answerMs = 5 * 60_000;
const storeAttempts = 6;

/** Waits, unless it is ended earlier. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

type Run = {
  writing: Writing;
  /** Ends the engine's work: the person stopped it, the answer is gone, or the process ends. */
  end: (reason: 'stopped' | 'gone' | 'closing') => void;
  ended: Promise<Followed>;
};

/**
 * Has answers written in the background: a reader may go and come back, to any process (docs/behaviour/assistant.md, Streaming). What is
 * written is stored while it is, under a lease, so that it outlives the process too.
 */
export function createAnswers(options: AnswersOptions): Answers {
  const { db, clock, log, engine, gate, onChange } = options;
  const runs = new Map<string, Run>();
  const closing = new AbortController();

  const ofRun = (id: string, runId: string) =>
    and(eq(assistantMessages.id, id), eq(assistantMessages.runId, runId));

  async function find(id: string): Promise<AssistantMessageRow | undefined> {
    const [row] = await db.select().from(assistantMessages).where(eq(assistantMessages.id, id));
    return row;
  }

  async function askEngine(order: Order, writing: Writing, signal: AbortSignal): Promise<AssistantOutcome> {
    if (!engine) return { status: 'unavailable', detail: 'There is no engine.' };
    try {
      const { userId, question, conversation } = order;
      return await engine.answer(
        {
          text: question.content,
          conversation,
          reader: await options.readerOf(userId, order.language),
          tools: options.toolsOf(userId),
          signal,
        },
        writing.write,
      );
    } catch (error) {
      log.error({ err: error }, 'an answer of SmartTalk could not be prepared');
      return { status: 'failed', detail: 'The question could not be prepared.' };
    }
  }

  /** Stores the end of an answer; a database that is away for a moment does not cost it. */
  async function storeEnd(
    { answer, countId }: Order,
    written: { content: string; sources: AssistantSource[]; state: 'done' | 'stopped' | 'failed' },
  ): Promise<AssistantMessageRow | undefined> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction(async (tx) => {
          const [row] = await tx
            .update(assistantMessages)
            .set(endedAnswer(answer, written))
            .where(ofRun(answer.id, answer.runId))
            .returning();
          if (written.state === 'failed' && written.content === '')
            await tx
              .update(assistantRequests)
              .set({ isCounted: false })
              .where(eq(assistantRequests.id, countId));
          return row;
        });
      } catch (error) {
        if (attempt === storeAttempts) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** attempt));
      }
    }
  }

  /** Stores what is new while an answer is written, keeps its lease, and notices who stopped or deleted it. */
  function keepStoring({ answer }: Order, run: Pick<Run, 'writing' | 'end'>): () => Promise<void> {
    let storedAt = Date.now();
    let storing = Promise.resolve();
    let isStoring = false;
    async function store(): Promise<void> {
      const now = Date.now();
      if (!run.writing.isNew() && now - storedAt < renewEveryMs) return;
      storedAt = now;
      const { content, sources } = run.writing.take();
      const [row] = await db
        .update(assistantMessages)
        .set({ content, sources, leaseUntil: new Date(clock().getTime() + leaseMs) })
        .where(ofRun(answer.id, answer.runId))
        .returning({ isStopRequested: assistantMessages.isStopRequested });
      if (!row) run.end('gone');
      else if (row.isStopRequested) run.end('stopped');
    }
    const timer = setInterval(() => {
      if (isStoring) return;
      isStoring = true;
      storing = store()
        .catch((error: unknown) => log.error({ err: error }, 'an answer of SmartTalk could not be stored'))
        .finally(() => {
          isStoring = false;
        });
    }, storeEveryMs);
    return async () => {
      clearInterval(timer);
      await storing;
    };
  }

  async function write(order: Order, run: Pick<Run, 'writing' | 'end'>, signals: Signals): Promise<Followed> {
    const { answer, userId } = order;
    const { writing } = run;
    const endStoring = keepStoring(order, run);
    const outcome = await askEngine(
      order,
      writing,
      AbortSignal.any([signals.ending, AbortSignal.timeout(answerMs)]),
    );
    writing.end();
    await endStoring();
    const { content, sources } = writing.take();
    const wasEnded = signals.reason() !== undefined;
    gate.leave(wasEnded ? { status: 'done' } : outcome, content !== '');
    if (outcome.status !== 'done' && !wasEnded)
      log.warn({ engine: engine?.id, detail: outcome.detail }, 'an answer of SmartTalk failed');
    const isWhole = outcome.status === 'done' && content !== '' && !writing.isCut();
    const state = signals.reason() === 'stopped' ? 'stopped' : isWhole ? 'done' : 'failed';
    const row = await storeEnd(order, { content, sources, state });
    if (row) onChange(userId, answer.topicId);
    const retryAfterMs = outcome.status === 'failed' ? outcome.retryAfterMs : undefined;
    return { row, failure: state === 'failed' ? { retryAfterMs } : undefined };
  }

  type Signals = { ending: AbortSignal; reason: () => 'stopped' | 'gone' | 'closing' | undefined };

  /** Reads again and again what another process writes. */
  async function followRemote(
    answer: AssistantMessageRow,
    onText: (text: string) => void,
    signal: AbortSignal,
  ): Promise<Followed> {
    let sent = '';
    let row: AssistantMessageRow | undefined = answer;
    while (row && !signal.aborted) {
      if (row.runId === answer.runId || row.state !== 'writing') {
        if (row.content.length > sent.length && row.content.startsWith(sent)) {
          onText(row.content.slice(sent.length));
          sent = row.content;
        }
      }
      if (row.state !== 'writing' || row.runId !== answer.runId) return { row };
      if (row.leaseUntil && row.leaseUntil < clock()) await recover();
      await pause(readEveryMs, signal);
      row = await find(answer.id);
    }
    return { row };
  }

  async function recover(): Promise<void> {
    const ended = await db.transaction((tx) => endAbandoned(tx, clock()));
    for (const { userId, topicId } of ended) onChange(userId, topicId);
  }

  const follow: Answers['follow'] = async (answer, { onText = () => undefined, signal }) => {
    const ending = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
    const run = runs.get(answer.id);
    if (!run) return followRemote(answer, onText, ending);
    const unsubscribe = run.writing.subscribe(onText);
    const answered = new AbortController();
    const gone = pause(2 * answerMs, AbortSignal.any([ending, answered.signal])).then(() => ({
      row: answer,
    }));
    try {
      const ended = await Promise.race([run.ended, gone]);
      if (ended.row) return ended;
      // It was deleted, or this process lost it to its lease: what is stored decides.
      const row = await find(answer.id);
      return row ? await followRemote(row, () => undefined, ending) : ended;
    } finally {
      answered.abort();
      unsubscribe();
    }
  };

  return {
    start: (order) => {
      const { answer, userId } = order;
      const writing = createWriting();
      const controller = new AbortController();
      let reason: 'stopped' | 'gone' | 'closing' | undefined;
      const end: Run['end'] = (why) => {
        reason ??= why;
        controller.abort();
      };
      const run = { writing, end };
      const ended = write(order, run, { ending: controller.signal, reason: () => reason })
        .catch((error: unknown): Followed => {
          // Its lease ends by itself, with what was stored until then.
          log.error({ err: error }, 'the end of an answer of SmartTalk could not be stored');
          return { row: undefined, failure: { retryAfterMs: undefined } };
        })
        .finally(() => runs.delete(answer.id));
      runs.set(answer.id, { ...run, ended });
      onChange(userId, answer.topicId);
    },
    follow,
    stop: async (answer) => {
      const run = runs.get(answer.id);
      if (run) {
        run.end('stopped');
        const ended = await run.ended;
        // Otherwise this process had lost it.
        if (ended.row) return ended;
      }
      await db
        .update(assistantMessages)
        .set({ isStopRequested: true })
        .where(and(eq(assistantMessages.id, answer.id), eq(assistantMessages.state, 'writing')));
      return follow(answer, {});
    },
    recover,
    close: async () => {
      closing.abort();
      for (const run of runs.values()) run.end('closing');
      await Promise.all([...runs.values()].map(({ ended }) => ended));
    },
  };
}
