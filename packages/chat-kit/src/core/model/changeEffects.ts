import type { TopicChange } from './TopicChange.ts';

/**
 * What a change does to views beside the message list: `removes` takes a message from the viewer's sight, `rewrites` gives it
 * other words or none, `stars` changes the list of starred messages, `pins` that of pinned ones.
 */
export type ChangeEffect = 'removes' | 'rewrites' | 'stars' | 'pins';

const effects = (...of: ChangeEffect[]): ReadonlySet<ChangeEffect> => new Set(of);

/** The effects of each kind of change. A new kind does not compile until it has an entry; see also `applyChange`. */
export const changeEffects: Readonly<Record<TopicChange['kind'], ReadonlySet<ChangeEffect>>> = {
  message: effects(),
  recall: effects('removes', 'rewrites', 'stars'),
  expire: effects('removes', 'rewrites', 'stars', 'pins'),
  hide: effects('removes', 'rewrites', 'stars'),
  edit: effects('rewrites', 'stars'),
  star: effects('stars'),
  pin: effects('pins'),
  poll: effects(),
  translation: effects(),
  seen: effects(),
  reaction: effects(),
  other: effects(),
};
