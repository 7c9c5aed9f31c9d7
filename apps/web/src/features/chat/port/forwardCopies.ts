import type { ForwardGroup, ForwardPort, Topic } from '@franca/chat-kit';
import type { Topic as WireTopic } from '@franca/contract';
import { api } from '../../../lib/data/api.ts';

type Groups = NonNullable<ForwardPort['groups']>;

const copyOf = ({ chatId, newChatId }: { chatId: string; newChatId: string }) => ({
  from_chat_id: chatId,
  new_chat_id: newChatId,
});

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

/** The groups that a person can write in, the latest first; `toTopic` reads them for that person. */
export async function listGroups(
  toTopic: (topic: WireTopic) => Topic,
  { signal }: Parameters<Groups['list']>[0],
): Promise<readonly ForwardGroup[]> {
  const topics = await api.topics.list({ signal });
  return topics
    .filter((topic) => topic.is_group && !topic.is_read_only)
    .map(toTopic)
    .sort((left, right) => right.updatedAt - left.updatedAt)
    .map(({ id, title, avatarUrl, members, memberCount = members.length }) => {
      return { id, title, avatarUrl, memberCount };
    });
}
