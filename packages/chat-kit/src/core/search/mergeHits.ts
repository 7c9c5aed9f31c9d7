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

/** What else there is to know of hits; see {@link mergeHits}. */
export interface MergeOptions {
  /** Client id of a hit that stays even where it has no place yet, or null. Default: none does. */
  readonly kept?: string | null | undefined;
  /** Whether what the backend has found is no hit any more. Default: only what was recalled is none. */
  readonly isGone?: ((found: FoundMessage) => boolean) | undefined;
}

/** Hits of a conversation, and what is known of their places; see {@link mergeHits}. */
export interface MergedHits {
  /** The hits, newest first and each once. */
  readonly hits: readonly MessageHit[];
  /** Whether the hit that is kept is among them without a place: there may be others between it and the one before it. */
  readonly isKeptOpen: boolean;
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
 * has older ones, nothing that is older than what it has named is among them but the hit that is kept: it would have no place yet.
 *
 * @param messages what is loaded, oldest first
 * @param loaded the hits among them
 */
export function mergeHits(
  messages: readonly ChatMessage[],
  loaded: readonly MessageHit[],
  { found, isComplete }: FoundSoFar,
  { kept = null, isGone = () => false }: MergeOptions = {},
): MergedHits {
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
    .filter((each) => !own.has(each.chatId) && !recalled.has(each.chatId) && !isGone(each))
    .map(({ chatId, excerpt, sentAt }) => ({
      hit: { chatId, inOriginal: false, inTranslation: false, excerpt },
      time: times.get(chatId) ?? sentAt,
    }));
  const hasPlace = ({ time, hit }: { time: number; hit: MessageHit }): boolean =>
    time >= oldest || excerpts.has(hit.chatId);
  const open = placed.find((each) => each.hit.chatId === kept && !hasPlace(each));
  const hits = [...placed.filter(hasPlace), ...others]
    .sort((one, other) => other.time - one.time)
    .map(({ hit }) => hit);
  // Older than all that have a place.
  return { hits: open ? [...hits, open.hit] : hits, isKeptOpen: open !== undefined };
}
