import type { FoundMessage } from '../model/FoundMessage.ts';
import type { ChatMessage } from '../model/Message.ts';
import type { MessageHit } from './findMessages.ts';

/** What a backend has found of a conversation so far. */
export interface FoundSoFar {
  /** Messages, newest first. */
  readonly found: readonly FoundMessage[];
  /** Whether there are no older ones. */
  readonly isComplete: boolean;
}

/** When each message counts as sent: never before the one above it, whatever the clock of whoever wrote it says. */
function timesOf(messages: readonly ChatMessage[]): Map<string, number> {
  let latest = Number.NEGATIVE_INFINITY;
  return new Map(
    messages.map(({ chatId, sentAt }) => {
      latest = Math.max(latest, sentAt);
      return [chatId, latest];
    }),
  );
}

/**
 * Hits among the messages that are loaded, together with what the backend has found, newest first and each once. As long as the backend
 * has older ones, nothing that is older than what it has named is among them: it would have no place yet.
 *
 * @param messages what is loaded, oldest first
 * @param loaded the hits among them
 */
export function mergeHits(
  messages: readonly ChatMessage[],
  loaded: readonly MessageHit[],
  { found, isComplete }: FoundSoFar,
): MessageHit[] {
  const times = timesOf(messages);
  const recalled = new Set(messages.filter(({ isRecalled }) => isRecalled).map(({ chatId }) => chatId));
  const excerpts = new Map(found.map(({ chatId, excerpt }) => [chatId, excerpt]));
  const own = new Set(loaded.map(({ chatId }) => chatId));
  const end = isComplete ? undefined : found.at(-1);
  const oldest = end ? (times.get(end.chatId) ?? end.sentAt) : Number.NEGATIVE_INFINITY;
  const placed = loaded.map((hit) => ({
    hit: excerpts.get(hit.chatId) === undefined ? hit : { ...hit, excerpt: excerpts.get(hit.chatId) },
    time: times.get(hit.chatId) ?? 0,
  }));
  const others = found
    .filter(({ chatId }) => !own.has(chatId) && !recalled.has(chatId))
    .map(({ chatId, excerpt, sentAt }) => ({
      hit: { chatId, inOriginal: false, inTranslation: false, excerpt },
      time: times.get(chatId) ?? sentAt,
    }));
  return [...placed.filter(({ time, hit }) => time >= oldest || excerpts.has(hit.chatId)), ...others]
    .sort((one, other) => other.time - one.time)
    .map(({ hit }) => hit);
}
