import type { Poll as KitPoll } from '@franca/chat-kit';
import type { Poll } from '@franca/contract';

const toMoment = (date: string | null): number | null => (date === null ? null : Date.parse(date));

/** Where a poll stands for its reader. */
export function toPoll({
  is_multiple,
  is_anonymous,
  ends_at,
  ended_at,
  voter_count,
  options,
}: Poll): KitPoll {
  return {
    isMultiple: is_multiple,
    isAnonymous: is_anonymous,
    endsAt: toMoment(ends_at),
    endedAt: toMoment(ended_at),
    voterCount: voter_count,
    options: options.map(({ count, is_own }) => ({ count, isOwn: is_own })),
  };
}
