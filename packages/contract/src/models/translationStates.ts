/** Life of a translation; `none` when the reader needs none, `stale` when the original changed since. */
export const translationStates = ['none', 'queued', 'done', 'failed', 'unavailable', 'stale'] as const;
