import { type Backoff, type Clock, createListenerSet, systemClock } from '@franca/ui/core';
import { type AssistantProblem, problemOf } from './AssistantError.ts';
import type { AnswerState, AssistantPort, AssistantQuotes, QuoteChoice } from './AssistantPort.ts';
import { type AssistantConversation, emptyConversation, newConversation } from './AssistantState.ts';
import { createStreams } from './createStreams.ts';
import { type ConversationEvent, reduceConversation } from './reduceConversation.ts';

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

/** The answer to the question of a conversation, as far as it is written; `isLost` is kept by {@link createAsking}. */
function answerOf({ rows, stream, isStopping }: AssistantConversation): Omit<QuotedAnswer, 'isLost'> {
  const message = rows.at(-1)?.message;
  const isBroken = message?.state === 'writing' && stream.kind === 'none';
  return {
    topicId: message?.topicId || null,
    text: message?.text ?? '',
    state: isBroken ? 'failed' : (message?.state ?? 'failed'),
    isStopping,
  };
}

/**
 * Makes a question about messages: what would be sent is shown before, and only that is sent. It begins a conversation with the
 * assistant of its own, in which its answer is found when nobody waits for it here any more.
 */
export function createAsking(options: AskingOptions): Asking {
  const { port, choice, clock = systemClock, createId = () => crypto.randomUUID(), backoff } = options;
  const listeners = createListenerSet();
  let state: AskingState = { kind: 'loading' };
  let conversation = emptyConversation;
  let controller = new AbortController();
  /** What was sent last: refused, and asked again in the same words, it is the same request. */
  let sent: { readonly text: string; readonly requestId: string } | null = null;

  const set = (next: AskingState): void => {
    state = next;
    listeners.notify();
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

  /** Whether the connection to the answer is lost after an event: until the answer has been found again. */
  const isLostAfter = (event: ConversationEvent, before: boolean): boolean =>
    event.kind === 'lost' || (before && event.kind !== 'started' && event.kind !== 'ended');
  const dispatch = (topicId: string, event: ConversationEvent): void => {
    conversation = reduceConversation(conversation, event, topicId);
    if (state.kind !== 'asked') return;
    const { quotes, answer } = state;
    if (event.kind !== 'refused') {
      set({
        kind: 'asked',
        quotes,
        answer: { ...answerOf(conversation), isLost: isLostAfter(event, answer.isLost) },
      });
    } else if (event.problem.reason === 'changed') void load(event.problem);
    else set({ kind: 'shown', quotes, problem: event.problem });
  };
  const streams = createStreams({
    ...{ port, clock, backoff, dispatch },
    conversation: () => conversation,
    signal: () => controller.signal,
  });

  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    start: () => {
      if (controller.signal.aborted) controller = new AbortController();
      void load(null);
      return () => {
        streams.close();
        controller.abort();
      };
    },
    reload: () => void load(null),
    ask: (text) => {
      if (state.kind !== 'shown' || state.quotes.messages.length === 0) return;
      const { quotes } = state;
      const requestId = sent?.text === text ? sent.requestId : createId();
      sent = { text, requestId };
      const asked = { kind: 'asked', stream: requestId, text, at: clock.now(), replaces: null } as const;
      conversation = reduceConversation(emptyConversation, asked, newConversation);
      set({ kind: 'asked', quotes, answer: { ...answerOf(conversation), isLost: false } });
      const question = { topicId: null, text, replaces: null, requestId, quotes, conversation: [] };
      streams.begin(newConversation, requestId, (handlers, context) => port.ask(question, handlers, context));
    },
    stop: () => {
      if (state.kind !== 'asked' || state.answer.isStopping) return;
      const { topicId } = state.answer;
      if (topicId === null) return;
      dispatch(topicId, { kind: 'stopping', isStopping: true });
      port.stop({ topicId }).catch(() => dispatch(topicId, { kind: 'stopping', isStopping: false }));
    },
  };
}
