import type { AssistantProblem } from './AssistantError.ts';
import type { AssistantMessage, AssistantStatus, AssistantTopic } from './AssistantPort.ts';

/** Stands for a conversation that has no id yet, as nothing was asked in it. */
export const newConversation = '';

/** A question that the backend has not confirmed: what is needed to ask it again, or to give it up. */
export interface UnsentQuestion {
  /** Id of the request. */
  readonly requestId: string;
  /** Id of the question that it replaces, or null. */
  readonly replaces: string | null;
  /** The rows that it replaces: they come back when it is given up. */
  readonly cut: readonly AssistantRow[];
}

/** A message of a conversation. */
export interface AssistantRow {
  /** Stays with the message, also when the backend gives it an id. */
  readonly key: string;
  /** The message; its id is empty until the backend has named it. */
  readonly message: AssistantMessage;
  /** How a question stands: confirmed by the backend, on its way, or refused. */
  readonly delivery: 'sent' | 'sending' | 'failed';
  /** What belongs to a question that is not confirmed. */
  readonly unsent?: UnsentQuestion | undefined;
  /** The answer before it was regenerated: it comes back when that is refused. */
  readonly before?: AssistantMessage | undefined;
}

/** Whether pieces of an answer arrive: nothing is awaited, they arrive, or the connection to them is lost. */
export type AnswerStream =
  | { readonly kind: 'none' }
  | { readonly kind: 'live' | 'lost'; readonly key: string };

/** A conversation as far as it is loaded. */
export interface AssistantConversation {
  /** Its messages, oldest first. */
  readonly rows: readonly AssistantRow[];
  /** How its first page stands. */
  readonly first:
    | { readonly kind: 'loading' | 'ready' }
    | { readonly kind: 'failed'; readonly problem: AssistantProblem };
  /** How the next older page stands. */
  readonly older:
    | { readonly kind: 'idle' }
    | { readonly kind: 'loading' }
    | { readonly kind: 'failed'; readonly reason: string };
  /** Whether older messages exist. */
  readonly hasOlder: boolean;
  /** The answer that is awaited here. */
  readonly stream: AnswerStream;
  /** Whether the person has ended the answer, and the backend has not yet. */
  readonly isStopping: boolean;
  /** Why the last question or regeneration was refused, or null. */
  readonly problem: AssistantProblem | null;
}

/** How the list of conversations stands. */
export type AssistantTopics =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly list: readonly AssistantTopic[] }
  | { readonly kind: 'failed'; readonly problem: AssistantProblem };

/** Everything that an assistant's screens show. */
export interface AssistantState {
  /** What answers and what the viewer may do; null until that is known. */
  readonly status: AssistantStatus | null;
  /** The conversations, newest first. */
  readonly topics: AssistantTopics;
  /** The conversations that were opened, by id; `newConversation` for the one that has none. */
  readonly conversations: ReadonlyMap<string, AssistantConversation>;
  /** Id that the new conversation was given with its first question; null while there is none. */
  readonly became: string | null;
}

/** A conversation in which nothing was asked. */
export const emptyConversation: AssistantConversation = {
  rows: [],
  first: { kind: 'ready' },
  older: { kind: 'idle' },
  hasOlder: false,
  stream: { kind: 'none' },
  isStopping: false,
  problem: null,
};

/** A conversation of which nothing is loaded. */
export const unloadedConversation: AssistantConversation = {
  ...emptyConversation,
  first: { kind: 'loading' },
};

/** What an assistant's screens show before anything is loaded. */
export const initialState: AssistantState = {
  status: null,
  topics: { kind: 'loading' },
  conversations: new Map(),
  became: null,
};

/** The conversation that is shown for an id; null stands for the new one. */
export function conversationOf(state: AssistantState, topicId: string | null): AssistantConversation {
  if (topicId !== null) return state.conversations.get(topicId) ?? unloadedConversation;
  const { conversations, became } = state;
  // It has its id already, and the screen is about to show it under that.
  return (
    conversations.get(newConversation) ?? conversations.get(became ?? newConversation) ?? emptyConversation
  );
}

/** What is going on in a conversation: nothing, a question waits for its answer to begin, or an answer is being written. */
export type ConversationPhase = 'idle' | 'asking' | 'writing' | 'stopping';

/** What is going on in a conversation. */
export function phaseOf({ rows, isStopping }: AssistantConversation): ConversationPhase {
  const last = rows.at(-1);
  if (!last?.message.isAnswer || last.message.state !== 'writing') return 'idle';
  if (isStopping) return 'stopping';
  return last.message.id === '' ? 'asking' : 'writing';
}
