import type { Topic } from '../core/model/Topic.ts';

/** Conversations whose name contains the words: pinned ones, the latest pin first, then by their newest activity (docs/behaviour/chat-list.md, Order). */
export function sortTopics(topics: readonly Topic[], query: string): Topic[] {
  const wanted = query.trim().toLocaleLowerCase();
  const found =
    wanted === '' ? topics : topics.filter((topic) => topic.title.toLocaleLowerCase().includes(wanted));
  return [...found].sort(
    (left, right) => (right.pinnedAt ?? 0) - (left.pinnedAt ?? 0) || right.updatedAt - left.updatedAt,
  );
}
