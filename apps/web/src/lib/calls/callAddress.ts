/** Path of the page of calls. */
export const callPagePath = '/calling';

/** What `/calling` is about (docs/behaviour/calls.md, Call address). */
export interface CallAddress {
  /** The conversation. */
  readonly topicId: string;
  /** Names the call. */
  readonly uuid: string;
  /** Whether it is a video call. */
  readonly isVideo: boolean;
}

/** How somebody came to `/calling`: the state of the history's entry, which a reload keeps. */
export type CallEntry =
  /** They call, since a moment in milliseconds since 1970. */
  | { readonly type: 'calling'; readonly startedAt: number }
  /** They have answered on the screen that stood over another page, or go back to a call that runs. */
  | { readonly type: 'accepted' | 'return' };

/** Path and query of a call. */
export function callPath({ topicId, uuid, isVideo }: CallAddress): string {
  const query = new URLSearchParams({ topic_id: topicId, uuid, show_video: isVideo ? '1' : '0' });
  return `${callPagePath}?${query}`;
}

/** Reads a call's address; null where one of the two ids is missing. */
export function readCallAddress(search: string): CallAddress | null {
  const query = new URLSearchParams(search);
  const [topicId, uuid] = [query.get('topic_id'), query.get('uuid')];
  return topicId && uuid ? { topicId, uuid, isVideo: query.get('show_video') === '1' } : null;
}

/** Reads how somebody came; null for whoever followed a link. */
export function readCallEntry(state: unknown): CallEntry | null {
  if (typeof state !== 'object' || state === null || !('type' in state)) return null;
  if (state.type === 'accepted' || state.type === 'return') return { type: state.type };
  if (state.type !== 'calling') return null;
  const startedAt =
    'startedAt' in state && typeof state.startedAt === 'number' ? state.startedAt : Date.now();
  return { type: 'calling', startedAt };
}
