import type { ChatDataPort } from '@franca/chat-kit';
import { api } from '../../../lib/data/api.ts';
import type { TopicSubscriptions } from './createTopicSubscriptions.ts';
import { toPerson } from './mapping/toPerson.ts';
import { toPoll } from './mapping/toPoll.ts';

/** Votes in polls and ends them; where the poll stands then is shown at once, also while the socket is away. */
export function createPollsPort({ announce }: Pick<TopicSubscriptions, 'announce'>) {
  return {
    vote: async ({ topicId, chatId, options }) => {
      const body = { topic_id: topicId, chat_id: chatId, options: [...options] };
      const { seq, poll } = await api.chat.vote({ body });
      announce(topicId, { kind: 'poll', seq, chatId, poll: toPoll(poll) });
    },
    end: async ({ topicId, chatId }) => {
      const { seq, poll } = await api.chat.endPoll({ body: { topic_id: topicId, chat_id: chatId } });
      announce(topicId, { kind: 'poll', seq, chatId, poll: toPoll(poll) });
    },
    voters: async ({ topicId, chatId }, { signal }) => {
      const query = { topic_id: topicId, chat_id: chatId };
      const { options } = await api.chat.voters({ query, signal });
      return options.map((people) => people.map(toPerson));
    },
  } satisfies ChatDataPort['polls'];
}
