import type { Topic } from '@franca/contract';

/** Conversations that are shown, newest first (docs/behaviour/chat-list.md, Order); deleted ones wait hidden for a message. */
export function sortTopics(topics: readonly Topic[]): Topic[] {
  return topics
    .filter((topic) => !topic.is_hidden)
    .sort((left, right) => Date.parse(right.updated_at) - Date.parse(left.updated_at));
}

/** Whether a view was read before another; those of several servers can arrive in any order. */
function isOlder(one: Topic, other: Topic): boolean {
  return one.seq === other.seq ? one.version < other.version : one.seq < other.seq;
}

/** The list with this version of a topic in it, unless it holds a newer one (docs/behaviour/chat-list.md, Live changes). */
export function withTopic(topics: readonly Topic[], topic: Topic): Topic[] {
  const known = topics.find(({ _id }) => _id === topic._id);
  if (known && isOlder(topic, known)) return [...topics];
  return [topic, ...topics.filter(({ _id }) => _id !== topic._id)];
}

/** The list without a topic. */
export function withoutTopic(topics: readonly Topic[], topicId: string): Topic[] {
  return topics.filter(({ _id }) => _id !== topicId);
}

/** The list after somebody has read a topic to its end. */
export function withTopicRead(topics: readonly Topic[], topicId: string): Topic[] {
  return topics.map((topic) =>
    topic._id === topicId ? { ...topic, unread_count: 0, is_unread: false } : topic,
  );
}
