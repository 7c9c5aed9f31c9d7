import type { Clock } from '../../ports/Clock.ts';
import type { Order } from './createQuestions.ts';
import { answerMs, type Ended, type Run, type RunOptions, startRun } from './startRun.ts';
import type { AssistantMessageRow } from './toAssistantMessage.ts';

/** Answers while they are written. */
export type Answers = {
  /** Has an order written, whoever waits for it. */
  start: (order: Order) => void;
  /** Calls `onText` with what is written from the beginning, piece by piece; resolves when nothing more comes, or `signal` ends it. */
  follow: (
    answer: AssistantMessageRow,
    options: { onText?: (text: string) => void; signal?: AbortSignal },
  ) => Promise<Ended>;
  /** Ends the writing of an answer, on whichever process, and keeps what there is. */
  stop: (answer: AssistantMessageRow) => Promise<Ended>;
  /** Ends answers whose process is gone. */
  recover: () => Promise<void>;
  /** Ends all answers of this process, and stores them. */
  close: () => Promise<void>;
};

/** What they work with. */
export type AnswersOptions = RunOptions & {
  clock: Clock;
  /** Called when an answer began or ended. */
  onChange: (userId: string, topicId: string) => void;
};

/** How often a process reads what another one writes. */
const readEveryMs = 300;

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

/**
 * Has answers written in the background: a reader may go and come back, to any process (docs/behaviour/assistant.md, Streaming). What is
 * written is stored while it is, under a lease, so that it outlives the process too.
 */
export function createAnswers(options: AnswersOptions): Answers {
  const { clock, store, onChange } = options;
  const runs = new Map<string, Run>();
  const closing = new AbortController();

  async function recover(): Promise<void> {
    for (const { userId, topicId } of await store.endAbandoned()) onChange(userId, topicId);
  }

  /** Reads again and again what another process writes. */
  async function followStored(
    answer: AssistantMessageRow,
    onText: (text: string) => void,
    signal: AbortSignal,
  ): Promise<Ended> {
    let sent = '';
    let row: AssistantMessageRow | undefined = answer;
    while (row && !signal.aborted) {
      const isRewritten = row.state === 'writing' && row.runId !== answer.runId;
      if (!isRewritten && row.content.length > sent.length && row.content.startsWith(sent)) {
        onText(row.content.slice(sent.length));
        sent = row.content;
      }
      if (row.state !== 'writing' || isRewritten) return { row };
      if (row.leaseUntil && row.leaseUntil < clock()) await recover();
      await pause(readEveryMs, signal);
      row = await store.find(answer.id);
    }
    return { row };
  }

  async function followRun(
    { writing, ended }: Run,
    {
      answer,
      onText,
      signal,
    }: { answer: AssistantMessageRow; onText: (text: string) => void; signal: AbortSignal },
  ): Promise<Ended> {
    const unsubscribe = writing.subscribe(onText);
    const isAnswered = new AbortController();
    const gone = pause(2 * answerMs, AbortSignal.any([signal, isAnswered.signal]));
    try {
      const end = await Promise.race([ended, gone.then(() => ({ row: answer }))]);
      if (end.row) return end;
      // It was deleted, or this process lost it to its lease: what is stored decides.
      const row = await store.find(answer.id);
      return row ? await followStored(row, () => undefined, signal) : end;
    } finally {
      isAnswered.abort();
      unsubscribe();
    }
  }

  const follow: Answers['follow'] = (answer, { onText = () => undefined, signal: own }) => {
    const signal = own ? AbortSignal.any([own, closing.signal]) : closing.signal;
    const run = runs.get(answer.id);
    return run ? followRun(run, { answer, onText, signal }) : followStored(answer, onText, signal);
  };

  return {
    start: (order) => {
      const { answer, userId } = order;
      const { ended, ...run } = startRun(options, order);
      const announced = ended.then((end) => {
        runs.delete(answer.id);
        if (end.row) onChange(userId, answer.topicId);
        return end;
      });
      runs.set(answer.id, { ...run, ended: announced });
      onChange(userId, answer.topicId);
    },
    follow,
    stop: async (answer) => {
      const run = runs.get(answer.id);
      run?.end('stopped');
      const ended = await run?.ended;
      if (ended?.row) return ended;
      // Another process writes it, or this one has lost it.
      await store.requestStop(answer.id);
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
