import type { AssistantMessage, AssistantPage } from './AssistantPort.ts';
import type { AssistantConversation, AssistantRow } from './AssistantState.ts';
import { mergeMessage } from './mergeMessage.ts';

const isConfirmed = ({ delivery }: AssistantRow): boolean => delivery === 'sent';

const rowOf = (message: AssistantMessage): AssistantRow => ({ key: message.id, message, delivery: 'sent' });

/** The row that shows a message already; a question that was answered before it was named is known by its words. */
function knownRow(rows: readonly AssistantRow[], message: AssistantMessage): AssistantRow | undefined {
  return (
    rows.find((row) => row.message.id === message.id) ??
    rows.find(
      (row) =>
        row.message.id === '' &&
        isConfirmed(row) &&
        row.message.isAnswer === message.isAnswer &&
        row.message.text === message.text,
    )
  );
}

/**
 * The messages without the question that is on its way, and its answer: the backend may have them before it has confirmed them
 * here.
 *
 * @param ordered the messages of a page, oldest first
 */
function withoutAwaited(
  rows: readonly AssistantRow[],
  ordered: readonly AssistantMessage[],
): readonly AssistantMessage[] {
  const sending = rows.find(({ delivery }) => delivery === 'sending');
  const newest = ordered.findLastIndex(({ isAnswer }) => !isAnswer);
  const isSame = sending !== undefined && ordered[newest]?.text === sending.message.text;
  const isNew = !rows.some(({ message }) => message.id === ordered[newest]?.id);
  return isSame && isNew ? ordered.slice(0, newest) : ordered;
}

/**
 * The rows, in which a refused question that the backend has all the same is confirmed: it was stored before the refusal, or the
 * connection was lost before it was confirmed.
 */
function withStored(
  rows: readonly AssistantRow[],
  ordered: readonly AssistantMessage[],
): readonly AssistantRow[] {
  const stored = ordered.findLast(({ isAnswer }) => !isAnswer);
  if (!stored || rows.some(({ message }) => message.id === stored.id)) return rows;
  return rows.map((row) => {
    const isStored = row.delivery === 'failed' && row.message.text === stored.text;
    return isStored ? { key: row.key, message: { ...row.message, id: stored.id }, delivery: 'sent' } : row;
  });
}

/** The rows with further messages among them, in the order of their time. */
function withInserted(
  rows: readonly AssistantRow[],
  messages: readonly AssistantMessage[],
): readonly AssistantRow[] {
  const merged = [...rows];
  for (const message of messages) {
    const later = merged.findIndex((row) => !isConfirmed(row) || row.message.sentAt > message.sentAt);
    merged.splice(later < 0 ? merged.length : later, 0, rowOf(message));
  }
  return merged;
}

/**
 * A conversation with a page of it.
 *
 * @param isCurrent whether nothing was asked or written here since the page was requested: then the newest page says what is
 *   there, and what it does not have was deleted elsewhere
 */
export function mergePage(
  conversation: AssistantConversation,
  { messages, page, pageCount }: AssistantPage,
  isCurrent: boolean,
): AssistantConversation {
  const ordered = messages.toReversed().toSorted((left, right) => left.sentAt - right.sentAt);
  const rows = withStored(conversation.rows, ordered);
  const taken = new Map<AssistantRow, AssistantMessage>();
  const unknown: AssistantMessage[] = [];
  for (const message of withoutAwaited(rows, ordered)) {
    const known = knownRow(rows, message);
    if (known) taken.set(known, message);
    else unknown.push(message);
  }
  const oldest = ordered[0]?.sentAt ?? Number.POSITIVE_INFINITY;
  const isTruth = isCurrent && page === 1;
  const kept = rows.flatMap((row) => {
    const incoming = taken.get(row);
    if (incoming) {
      const isReplaced = isTruth && incoming.state !== 'writing';
      const message = isReplaced ? incoming : mergeMessage(row.message, incoming);
      return [message === row.message ? row : { ...row, message }];
    }
    const isOlder = row.message.sentAt < oldest && pageCount > 1;
    return !isTruth || isOlder || !isConfirmed(row) ? [row] : [];
  });
  const isFurther = page > 1 || conversation.first.kind !== 'ready' || rows.length === 0;
  return {
    ...conversation,
    rows: withInserted(kept, unknown),
    first: { kind: 'ready' },
    older: page > 1 ? { kind: 'idle' } : conversation.older,
    // A newest page that was loaded again says nothing about how far back the others go.
    hasOlder: isFurther ? page < pageCount : conversation.hasOlder && pageCount > 1,
  };
}
