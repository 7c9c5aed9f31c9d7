import type { ChatDataPort } from '@franca/chat-kit';
import { api } from '../../../lib/data/api.ts';
import type { TopicSubscriptions } from './createTopicSubscriptions.ts';
import { toReaction } from './mapping/toMessage.ts';

/** Sets the viewer's reaction to a message, and shows it at once. */
export function createReactionsPort({ announce }: TopicSubscriptions) {
  return {
    set: async ({ topicId, chatId, emoji }) => {
      const body = { topic_id: topicId, chat_id: chatId, emoji };
      const { seq, reactions } = await api.topics.reaction({ body });
      announce(topicId, { kind: 'reaction', seq, chatId, reactions: reactions.map(toReaction) });
    },
  } satisfies ChatDataPort['reactions'];
}
