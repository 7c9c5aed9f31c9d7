import { type Backoff, type Clock, createBackoff } from '@franca/ui/core';
import { type AssistantProblem, problemOf } from './AssistantError.ts';
import type {
  AnswerHandlers,
  AssistantLimits,
  AssistantMessage,
  AssistantPort,
  AssistantRequestOptions,
} from './AssistantPort.ts';
import type { AssistantConversation } from './AssistantState.ts';
import type { ConversationEvent } from './reduceConversation.ts';

/** Pieces of an answer that arrive within this time, in milliseconds, are shown together: about one frame. */
const frame = 16;

/** Options of {@link createStreams}. */
export interface StreamsOptions {
  /** Finds answers that are being written. */
  readonly port: Pick<AssistantPort, 'follow'>;
  /** Time. */
  readonly clock: Clock;
  /** The present state of a conversation. */
  readonly conversation: (topicId: string) => AssistantConversation;
  /** Applies what happens. */
  readonly dispatch: (topicId: string, event: ConversationEvent) => void;
  /** A conversation without an id has got one. */
  readonly onTopic?: ((topicId: string) => void) | undefined;
  /** A question was confirmed. */
  readonly onStart?: ((request: string) => void) | undefined;
  /** An answer is whole, or broke off. */
  readonly onEnd?: ((topicId: string, limits: AssistantLimits | null) => void) | undefined;
  /** Aborted when the store ends. */
  readonly signal: () => AbortSignal;
  /** Pauses before a lost answer is looked for again. */
  readonly backoff?: Backoff | undefined;
}

interface Whole {
  readonly message: AssistantMessage | null;
  readonly limits: AssistantLimits | null;
}

/** Starts what is awaited, with the handlers that it reports to. */
export type BeginStream = (handlers: AnswerHandlers, options: AssistantRequestOptions) => Promise<Whole>;

/** Awaits answers: of questions, regenerated ones, and those that something else has begun. */
export function createStreams(options: StreamsOptions) {
  const { port, clock, conversation, dispatch, onTopic, onStart, onEnd, signal } = options;
  const backoff = options.backoff ?? createBackoff({ first: 1_000, longest: 15_000 });
  let follows = 0;
  const attempts = new Map<string, number>();
  const waiting = new Map<string, () => void>();

  const run = async (topicId: string, stream: string, begin: BeginStream): Promise<void> => {
    let place = topicId;
    let text = '';
    let hasStarted = false;
    let cancelFlush: (() => void) | null = null;
    const flush = (): void => {
      cancelFlush?.();
      cancelFlush = null;
      if (text !== '') dispatch(place, { kind: 'text', stream, text });
    };
    const move = (to: string): void => {
      if (place !== '') return;
      onTopic?.(to);
      place = to;
    };
    const handlers: AnswerHandlers = {
      onStart: (start) => {
        if (hasStarted) return;
        hasStarted = true;
        move(start.topicId);
        dispatch(place, { kind: 'started', stream, start });
        onStart?.(stream);
      },
      onText: (more) => {
        text += more;
        cancelFlush ??= clock.schedule(() => {
          cancelFlush = null;
          flush();
        }, frame);
      },
    };
    const end = (
      message: AssistantMessage | null,
      problem: AssistantProblem | null,
      limits: AssistantLimits | null,
    ) => {
      attempts.delete(place);
      dispatch(place, { kind: 'ended', stream, message, problem });
      onEnd?.(place, limits);
    };
    try {
      const { message, limits } = await begin(handlers, { signal: signal() });
      flush();
      if (message) move(message.topicId);
      end(message, null, limits);
    } catch (error) {
      flush();
      if (signal().aborted) return;
      const problem = problemOf(error);
      const isKnown = hasStarted || stream.startsWith('follow ');
      if (!isKnown) dispatch(place, { kind: 'refused', stream, problem });
      else if (problem.reason === 'offline') lose(place, stream);
      else end(null, problem, null);
    }
  };

  /** The answer goes on where it is written: it is looked for again, later each time. */
  const lose = (topicId: string, stream: string): void => {
    dispatch(topicId, { kind: 'lost', stream });
    const count = (attempts.get(topicId) ?? 0) + 1;
    attempts.set(topicId, count);
    waiting.get(topicId)?.();
    waiting.set(
      topicId,
      clock.schedule(() => follow(topicId), backoff(count)),
    );
  };

  const follow = (topicId: string): void => {
    waiting.get(topicId)?.();
    waiting.delete(topicId);
    const { stream } = conversation(topicId);
    if (stream.kind === 'live' || signal().aborted) return;
    follows += 1;
    const key = `follow ${follows}`;
    dispatch(topicId, { kind: 'following', stream: key });
    void run(topicId, key, async (handlers, context) => ({
      message: await port.follow({ topicId }, handlers, context),
      limits: null,
    }));
  };

  return {
    /** Awaits an answer that a request writes; `stream` is the id of the request. */
    begin: (topicId: string, stream: string, begin: BeginStream): void => void run(topicId, stream, begin),
    /** Follows an answer that is written already, unless it is followed. */
    follow,
    /** Follows at once what waits for a connection. */
    wake: (): void => {
      for (const topicId of [...waiting.keys()]) follow(topicId);
    },
    /** Ends what waits. */
    close: (): void => {
      for (const cancel of waiting.values()) cancel();
      waiting.clear();
    },
  };
}

/** Awaits answers. */
export type Streams = ReturnType<typeof createStreams>;
