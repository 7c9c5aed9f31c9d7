import type { Clock } from '@franca/ui/core';
import type { TopicStore } from '../store/TopicStore.ts';
import { scheduleAt } from '../time/scheduleAt.ts';

/** Takes messages away when their time is over, also without a connection; the returned function stops it. */
export function followExpiry(store: TopicStore, clock: Clock): () => void {
  let next = Number.POSITIVE_INFINITY;
  let cancel = (): void => {};

  const follow = (): void => {
    const at = store.nextExpiry();
    if (at === next) return;
    cancel();
    next = at;
    if (at !== Number.POSITIVE_INFINITY) cancel = scheduleAt(clock, at, end);
  };
  const end = (): void => {
    next = Number.POSITIVE_INFINITY;
    store.expire();
    follow();
  };

  follow();
  const stop = store.subscribe(follow);
  return () => {
    stop();
    cancel();
  };
}
