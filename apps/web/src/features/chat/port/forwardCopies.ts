import type { ForwardGroup, ForwardPort } from '@franca/chat-kit';
import { api } from '../../../lib/data/api.ts';
import { toTopic } from './mapping/toTopic.ts';

type Groups = NonNullable<ForwardPort['groups']>;

const copyOf = ({ chatId, newChatId }: { chatId: string; newChatId: string }) => ({
  from_chat_id: chatId,
  new_chat_id: newChatId,
});

const nobodyOnline: ReadonlySet<string> = new Set();

/** Sends a copy to a person. */
export async function sendToPerson({ userId, ...copy }: Parameters<ForwardPort['send']>[0]): Promise<void> {
  await api.chat.forward({ body: { ...copyOf(copy), target_user_id: userId } });
}

/** Sends a copy to a group. */
export async function sendToGroup({ topicId, ...copy }: Parameters<Groups['send']>[0]): Promise<void> {
  await api.chat.forward({ body: { ...copyOf(copy), target_topic_id: topicId } });
}

/** Ids of the people and groups that have a copy. */
export async function readTargets({ chatId }: { chatId: string }): Promise<readonly string[]> {
  const known = await api.chat.forwarded({ query: { from_chat_id: chatId } });
  return [...known.target_user_ids, ...known.target_topic_ids];
}

/** The groups that a person can write in, the latest first. */
export async function listGroups(
  viewerId: string,
  { signal }: Parameters<Groups['list']>[0],
): Promise<readonly ForwardGroup[]> {
  const topics = await api.topics.list({ signal });
  return topics
    .filter((topic) => topic.is_group && !topic.is_read_only)
    .map((topic) => toTopic(topic, viewerId, nobodyOnline))
    .sort((left, right) => right.updatedAt - left.updatedAt)
    .map(({ id, title, avatarUrl, members, memberCount = members.length }) => {
      return { id, title, avatarUrl, memberCount };
    });
}
