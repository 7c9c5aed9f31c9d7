import type { AssistantProblem, AssistantProblemReason } from './AssistantError.ts';
import type { AnswerStart, AssistantMessage, AssistantPage } from './AssistantPort.ts';
import type { AssistantConversation, AssistantRow, UnsentQuestion } from './AssistantState.ts';
import { mergePage } from './mergePage.ts';

/** What happens to a conversation. Events of a stream name it, so that those of an earlier one change nothing. */
export type ConversationEvent =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loading-older' }
  | { readonly kind: 'page'; readonly page: AssistantPage; readonly isCurrent: boolean }
  | { readonly kind: 'page-failed'; readonly page: number; readonly problem: AssistantProblem }
  | {
      readonly kind: 'asked';
      readonly stream: string;
      readonly text: string;
      readonly at: number;
      readonly replaces: string | null;
    }
  | { readonly kind: 'asked-again'; readonly stream: string }
  | { readonly kind: 'regenerating'; readonly stream: string }
  | { readonly kind: 'following'; readonly stream: string }
  | { readonly kind: 'started'; readonly stream: string; readonly start: AnswerStart }
  | { readonly kind: 'text'; readonly stream: string; readonly text: string }
  | {
      readonly kind: 'ended';
      readonly stream: string;
      /** The whole answer; null where only the next page tells it. */
      readonly message: AssistantMessage | null;
      /** Why it broke off, or null. */
      readonly problem: AssistantProblem | null;
    }
  | { readonly kind: 'lost'; readonly stream: string }
  | { readonly kind: 'refused'; readonly stream: string; readonly problem: AssistantProblem }
  | { readonly kind: 'stopping'; readonly isStopping: boolean }
  | { readonly kind: 'discarded' };

const none = { kind: 'none' } as const;

const written = (topicId: string, sentAt: number): AssistantMessage => ({
  id: '',
  topicId,
  isAnswer: true,
  text: '',
  earlier: [],
  sentAt,
  state: 'writing',
  engine: null,
  sources: [],
});

/** Key of the row of an answer, by the request that it answers. */
const answerKey = (requestId: string): string => `${requestId}/answer`;

const waitingRow = (key: string, topicId: string, at: number): AssistantRow => ({
  key: answerKey(key),
  message: written(topicId, at),
  delivery: 'sent',
});

function asked(
  conversation: AssistantConversation,
  event: Extract<ConversationEvent, { kind: 'asked' }>,
  topicId: string,
): AssistantConversation {
  const { stream, text, at, replaces } = event;
  const from = conversation.rows.findIndex((row) => row.message.id === replaces);
  const isReplaced = replaces !== null && from >= 0;
  const kept = isReplaced ? conversation.rows.slice(0, from) : conversation.rows;
  const unsent: UnsentQuestion = {
    requestId: stream,
    replaces,
    cut: isReplaced ? conversation.rows.slice(from) : [],
  };
  const message = { ...written(topicId, at), isAnswer: false, text, state: 'done' } as const;
  return {
    ...conversation,
    rows: [...kept, { key: stream, message, delivery: 'sending', unsent }, waitingRow(stream, topicId, at)],
    stream: { kind: 'live', key: stream },
    isStopping: false,
    problem: null,
  };
}

/** Changes the rows one by one; those that stay the same keep the memory of what they show. */
const mapRows = (
  conversation: AssistantConversation,
  change: (row: AssistantRow, index: number) => AssistantRow,
): AssistantConversation => ({ ...conversation, rows: conversation.rows.map(change) });

function lastAnswer(
  conversation: AssistantConversation,
  change: (row: AssistantRow) => AssistantRow,
): AssistantConversation {
  const last = conversation.rows.length - 1;
  return mapRows(conversation, (row, index) => (index === last && row.message.isAnswer ? change(row) : row));
}

/** The rows without those that say again what the awaited ones say: a page may have brought them before. */
function withoutDoubles(conversation: AssistantConversation): AssistantConversation {
  const last = new Map(conversation.rows.map((row) => [row.message.id, row]));
  const rows = conversation.rows.filter(({ message }, index) => {
    const isDouble = message.id !== '' && last.get(message.id) !== conversation.rows[index];
    return !isDouble;
  });
  return rows.length === conversation.rows.length ? conversation : { ...conversation, rows };
}

function started(
  conversation: AssistantConversation,
  { stream, start }: Extract<ConversationEvent, { kind: 'started' }>,
): AssistantConversation {
  const { topicId, questionId, answerId } = start;
  const named = mapRows(conversation, (row) => {
    if (row.key !== stream) return row;
    const { unsent: _confirmed, ...rest } = row;
    const id = questionId ?? row.message.id;
    return { ...rest, message: { ...row.message, id, topicId }, delivery: 'sent' };
  });
  const answered = lastAnswer(named, ({ key, delivery, message }) => ({
    key,
    delivery,
    message: { ...message, id: answerId, topicId },
  }));
  return withoutDoubles(answered);
}

function refused(
  conversation: AssistantConversation,
  { stream, problem }: Extract<ConversationEvent, { kind: 'refused' }>,
): AssistantConversation {
  const rows = conversation.rows.flatMap((row): readonly AssistantRow[] => {
    if (row.key === stream) return [{ ...row, delivery: 'failed' }];
    // What stood there before it was to be written anew stands there again.
    if (row.before) return [{ key: row.key, message: row.before, delivery: 'sent' }];
    return row.key === answerKey(stream) && row.message.id === '' ? [] : [row];
  });
  return { ...conversation, rows, stream: none, isStopping: false, problem };
}

function ended(
  conversation: AssistantConversation,
  { stream, message, problem }: Extract<ConversationEvent, { kind: 'ended' }>,
): AssistantConversation {
  const over = { ...conversation, stream: none, isStopping: false, problem };
  if (!message) return over;
  const named = mapRows(over, (row) => {
    if (row.key !== stream) return row;
    const { unsent: _confirmed, ...rest } = row;
    return { ...rest, delivery: 'sent' };
  });
  return withoutDoubles(lastAnswer(named, ({ key }) => ({ key, message, delivery: 'sent' })));
}

function discarded(conversation: AssistantConversation): AssistantConversation {
  const failed = conversation.rows.find((row) => row.delivery === 'failed');
  const rows = conversation.rows.filter((row) => row !== failed);
  return { ...conversation, rows: [...rows, ...(failed?.unsent?.cut ?? [])], problem: null };
}

/** Reasons for which nothing can be loaded again. */
const isFinal = (reason: AssistantProblemReason): boolean => reason === 'gone';

function pageFailed(
  conversation: AssistantConversation,
  { page, problem }: Extract<ConversationEvent, { kind: 'page-failed' }>,
): AssistantConversation {
  if (page > 1) return { ...conversation, older: { kind: 'failed', reason: problem.sentence ?? '' } };
  // What is shown already stays, unless it was deleted.
  if (conversation.first.kind === 'ready' && !isFinal(problem.reason)) return conversation;
  return { ...conversation, first: { kind: 'failed', problem } };
}

function isOfOtherStream(conversation: AssistantConversation, event: ConversationEvent): boolean {
  switch (event.kind) {
    case 'started':
    case 'text':
    case 'ended':
    case 'lost':
    case 'refused':
      return conversation.stream.kind === 'none' || conversation.stream.key !== event.stream;
    default:
      return false;
  }
}

/**
 * The conversation after something has happened to it. What comes late, twice or from a stream that another has replaced
 * changes nothing.
 */
export function reduceConversation(
  conversation: AssistantConversation,
  event: ConversationEvent,
  topicId: string,
): AssistantConversation {
  if (isOfOtherStream(conversation, event)) return conversation;
  switch (event.kind) {
    case 'loading':
      return conversation.first.kind === 'ready'
        ? conversation
        : { ...conversation, first: { kind: 'loading' } };
    case 'loading-older':
      return { ...conversation, older: { kind: 'loading' } };
    case 'page':
      return mergePage(conversation, event.page, event.isCurrent);
    case 'page-failed':
      return pageFailed(conversation, event);
    case 'asked':
      return asked(conversation, event, topicId);
    case 'asked-again': {
      const row = conversation.rows.find(({ key }) => key === event.stream);
      if (!row) return conversation;
      const others = conversation.rows.filter((other) => other !== row);
      return {
        ...conversation,
        rows: [...others, { ...row, delivery: 'sending' }, waitingRow(row.key, topicId, row.message.sentAt)],
        stream: { kind: 'live', key: event.stream },
        problem: null,
      };
    }
    case 'regenerating':
      return {
        ...lastAnswer(conversation, (row) => ({
          ...row,
          before: row.message,
          message: {
            ...row.message,
            earlier: [...row.message.earlier, row.message.text],
            earlierLanguages: [
              ...(row.message.earlierLanguages ?? row.message.earlier.map(() => [])),
              row.message.languages ?? [],
            ],
            languages: [],
            text: '',
            state: 'writing',
            sources: [],
          },
        })),
        stream: { kind: 'live', key: event.stream },
        isStopping: false,
        problem: null,
      };
    case 'following':
      return { ...conversation, stream: { kind: 'live', key: event.stream } };
    case 'started':
      return started(conversation, event);
    case 'text':
      return lastAnswer(conversation, (row) =>
        row.message.state === 'writing' && event.text.length > row.message.text.length
          ? { ...row, message: { ...row.message, text: event.text } }
          : row,
      );
    case 'ended':
      return ended(conversation, event);
    case 'lost':
      return { ...conversation, stream: { kind: 'lost', key: event.stream } };
    case 'refused':
      return refused(conversation, event);
    case 'stopping':
      return { ...conversation, isStopping: event.isStopping };
    case 'discarded':
      return discarded(conversation);
    default:
      return event satisfies never;
  }
}
