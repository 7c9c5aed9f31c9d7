import { type Backoff, type Clock, createBackoff, createListenerSet, systemClock } from '@franca/ui/core';
import { type AssistantProblem, problemOf } from './AssistantError.ts';
import type {
  AnswerHandlers,
  AnswerState,
  AssistantPort,
  AssistantQuotes,
  QuoteChoice,
} from './AssistantPort.ts';

/** An answer about messages, as far as it is written. */
export interface QuotedAnswer {
  /** Id of the conversation with the assistant that it stands in; null until the backend has named it. */
  readonly topicId: string | null;
  /** What there is of it. */
  readonly text: string;
  /** Where it stands. */
  readonly state: AnswerState;
  /** Whether the connection to it is lost; it goes on meanwhile. */
  readonly isLost: boolean;
  /** Whether the person has ended it, and the backend has not yet. */
  readonly isStopping: boolean;
}

/** How a question about messages stands: what would be sent is being read, or could not be; it is shown; it was sent. */
export type AskingState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: AssistantProblem }
  | { readonly kind: 'shown'; readonly quotes: AssistantQuotes; readonly problem: AssistantProblem | null }
  | { readonly kind: 'asked'; readonly quotes: AssistantQuotes; readonly answer: QuotedAnswer };

/** A question about messages of a conversation, from what would be sent to its answer. */
export interface Asking {
  /** How it stands; the same object until something changes. */
  readonly getState: () => AskingState;
  /** Calls back when something has changed; the returned function ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads what would be sent; the returned function ends the waiting for everything, and the answer goes on. */
  readonly start: () => () => void;
  /** Reads what would be sent once more. */
  readonly reload: () => void;
  /** Sends the messages that are shown, with a question about them. */
  readonly ask: (text: string) => void;
  /** Ends the answer that is being written; what there is stays. */
  readonly stop: () => void;
}

/** Options of {@link createAsking}. */
export interface AskingOptions {
  /** The backend. */
  readonly port: Pick<AssistantPort, 'loadQuotes' | 'ask' | 'follow' | 'stop'>;
  /** The messages that it is about. */
  readonly choice: QuoteChoice;
  /** Time. Default: the machine's. */
  readonly clock?: Clock | undefined;
  /** Makes the id of a request, which no other has. Default: a random UUID. */
  readonly createId?: (() => string) | undefined;
  /** Pauses before a lost answer is looked for again. Default: from one second, doubled up to 15 seconds. */
  readonly backoff?: Backoff | undefined;
}

/** Pieces of an answer that arrive within this time, in milliseconds, are shown together: about one frame. */
const frame = 16;

/**
 * Makes a question about messages: what would be sent is shown before, and only that is sent. It begins a conversation with the
 * assistant of its own, in which its answer is found when nobody waits for it here any more.
 */
export function createAsking(options: AskingOptions): Asking {
  const { port, choice, clock = systemClock, createId = () => crypto.randomUUID() } = options;
  const backoff = options.backoff ?? createBackoff({ first: 1_000, longest: 15_000 });
  const listeners = createListenerSet();
  let state: AskingState = { kind: 'loading' };
  let controller = new AbortController();
  /** What was refused last: asked again in the same words it is the same request. */
  let refused: { readonly text: string; readonly requestId: string } | null = null;
  let cancelWait: (() => void) | null = null;

  const set = (next: AskingState): void => {
    state = next;
    listeners.notify();
  };
  const change = (part: Partial<QuotedAnswer>): void => {
    if (state.kind === 'asked') set({ ...state, answer: { ...state.answer, ...part } });
  };

  const load = async (problem: AssistantProblem | null): Promise<void> => {
    const { signal } = controller;
    set({ kind: 'loading' });
    try {
      if (!port.loadQuotes) throw new Error('This backend takes no questions about messages.');
      const quotes = await port.loadQuotes(choice, { signal });
      if (!signal.aborted) set({ kind: 'shown', quotes, problem });
    } catch (error) {
      if (!signal.aborted) set({ kind: 'failed', problem: problemOf(error) });
    }
  };

  /** Takes what is written, a frame at a time; `before` is what was there when it began. */
  const listen = (onStart: AnswerHandlers['onStart']) => {
    let text = '';
    let cancel: (() => void) | null = null;
    const flush = (): void => {
      cancel?.();
      cancel = null;
      if (text !== '') change({ text });
    };
    const handlers: AnswerHandlers = {
      onStart,
      onText: (more) => {
        text += more;
        cancel ??= clock.schedule(() => {
          cancel = null;
          flush();
        }, frame);
      },
    };
    return { handlers, flush };
  };

  const follow = async (topicId: string, attempt: number): Promise<void> => {
    const { signal } = controller;
    const { handlers, flush } = listen(() => change({ isLost: false }));
    try {
      const message = await port.follow({ topicId }, handlers, { signal });
      flush();
      change(message ? { text: message.text, state: message.state, isLost: false } : { state: 'failed' });
    } catch (error) {
      flush();
      if (signal.aborted) return;
      lose(error, topicId, attempt);
    }
  };
  /** The answer goes on where it is written: it is looked for again, later each time. */
  const lose = (error: unknown, topicId: string, attempt: number): void => {
    if (problemOf(error).reason !== 'offline') {
      change({ state: 'failed', isLost: false });
      return;
    }
    change({ isLost: true });
    cancelWait = clock.schedule(() => void follow(topicId, attempt + 1), backoff(attempt));
  };

  const ask = async (quotes: AssistantQuotes, text: string): Promise<void> => {
    const { signal } = controller;
    const requestId = refused?.text === text ? refused.requestId : createId();
    const begun = { topicId: null, text: '', state: 'writing', isLost: false, isStopping: false } as const;
    set({ kind: 'asked', quotes, answer: begun });
    let topicId: string | null = null;
    const { handlers, flush } = listen((start) => {
      topicId = start.topicId;
      change({ topicId });
    });
    try {
      const question = { topicId: null, text, replaces: null, requestId, quotes, conversation: [] };
      const { message } = await port.ask(question, handlers, { signal });
      flush();
      change({ topicId: message.topicId, text: message.text, state: message.state, isStopping: false });
    } catch (error) {
      flush();
      if (signal.aborted) return;
      if (topicId !== null) return lose(error, topicId, 1);
      const problem = problemOf(error);
      refused = { text, requestId };
      if (problem.reason === 'changed') void load(problem);
      else set({ kind: 'shown', quotes, problem });
    }
  };

  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    start: () => {
      if (controller.signal.aborted) controller = new AbortController();
      void load(null);
      return () => {
        cancelWait?.();
        controller.abort();
      };
    },
    reload: () => void load(null),
    ask: (text) => {
      if (state.kind === 'shown' && state.quotes.messages.length > 0) void ask(state.quotes, text);
    },
    stop: () => {
      if (state.kind !== 'asked' || state.answer.topicId === null || state.answer.isStopping) return;
      change({ isStopping: true });
      port.stop({ topicId: state.answer.topicId }).catch(() => change({ isStopping: false }));
    },
  };
}
