import type { Clock } from '@franca/ui/core';
import type { Drafts } from '../drafts/createDrafts.ts';
import type { AssistantMessage, AssistantPort } from './AssistantPort.ts';
import { type AssistantRow, newConversation, phaseOf } from './AssistantState.ts';
import type { ConversationStates } from './createConversationStates.ts';
import type { Streams } from './createStreams.ts';

/** Options of {@link createQuestions}. */
export interface QuestionsOptions {
  /** The backend. */
  readonly port: Pick<AssistantPort, 'ask' | 'regenerate' | 'stop'>;
  /** The conversations. */
  readonly states: ConversationStates;
  /** Awaits the answers. */
  readonly streams: Streams;
  /** Questions that were begun. */
  readonly drafts: Drafts;
  /** Time. */
  readonly clock: Clock;
  /** Makes the id of a request. */
  readonly createId: () => string;
  /** An answer was ended: its conversation is to be loaded again. */
  readonly onStopped: (topicId: string) => void;
}

/** What a person does in a conversation: asks, gives up what was refused, has an answer written anew, and ends it. */
export function createQuestions(options: QuestionsOptions) {
  const { port, states, streams, drafts, clock, createId, onStopped } = options;
  const { conversation, dispatch } = states;
  /** Removes the draft of a question that was confirmed. */
  const confirmations = new Map<string, () => void>();

  // The new conversation may have got its id before the screen shows it under that.
  const keyOf = (topicId: string | null): string => topicId ?? states.get().became ?? newConversation;
  const refusedIn = (topicId: string) =>
    conversation(topicId).rows.find(({ delivery }) => delivery === 'failed');
  /** The messages before a row. */
  const before = (topicId: string, isRow: (row: AssistantRow) => boolean): readonly AssistantMessage[] => {
    const { rows } = conversation(topicId);
    return rows.slice(0, rows.findIndex(isRow)).map(({ message }) => message);
  };
  const send = (topicId: string, requestId: string, text: string, replaces: string | null): void => {
    confirmations.set(requestId, drafts.take(topicId));
    const question = {
      topicId: topicId === newConversation ? null : topicId,
      text,
      replaces,
      requestId,
      conversation: before(topicId, ({ key }) => key === requestId),
    };
    streams.begin(topicId, requestId, (handlers, context) => port.ask(question, handlers, context));
  };
  const confirm = (requestId: string): void => {
    confirmations.get(requestId)?.();
    confirmations.delete(requestId);
  };

  return {
    /** A question was confirmed, or given up: its draft is not needed any more. */
    confirm,
    /** Asks; `replaces` is the id of an own question that this one replaces. */
    ask: (topicId: string | null, text: string, replaces: string | null = null): void => {
      const key = keyOf(topicId);
      if (phaseOf(conversation(key)) !== 'idle' || text.trim() === '') return;
      const stream = createId();
      dispatch(key, { kind: 'asked', stream, text, at: clock.now(), replaces });
      send(key, stream, text, replaces);
    },
    /** Asks the refused question of a conversation once more. */
    retry: (topicId: string | null): void => {
      const key = keyOf(topicId);
      const refused = refusedIn(key);
      if (!refused?.unsent) return;
      dispatch(key, { kind: 'asked-again', stream: refused.key });
      send(key, refused.key, refused.message.text, refused.unsent.replaces);
    },
    /** Gives up the refused question of a conversation. Returns its words. */
    discard: (topicId: string | null): string | null => {
      const key = keyOf(topicId);
      const refused = refusedIn(key);
      dispatch(key, { kind: 'discarded' });
      if (refused) confirm(refused.key);
      return refused?.message.text ?? null;
    },
    /** Has the last answer of a conversation written anew. */
    regenerate: (topicId: string): void => {
      const last = conversation(topicId).rows.at(-1)?.message;
      if (!last?.isAnswer || last.state === 'writing') return;
      const requestId = createId();
      dispatch(topicId, { kind: 'regenerating', stream: requestId });
      const renewal = {
        answerId: last.id,
        requestId,
        conversation: before(topicId, ({ message }) => message.id === last.id),
      };
      streams.begin(topicId, requestId, (handlers, context) => port.regenerate(renewal, handlers, context));
    },
    /** Ends the answer that is being written. */
    stop: (topicId: string): void => {
      if (phaseOf(conversation(topicId)) !== 'writing') return;
      dispatch(topicId, { kind: 'stopping', isStopping: true });
      port.stop({ topicId }).then(
        () => onStopped(topicId),
        () => dispatch(topicId, { kind: 'stopping', isStopping: false }),
      );
    },
  };
}
