import type { ChatDataPort } from '@franca/chat-kit';
import { api } from '../../../lib/data/api.ts';

/** Tells the others that the viewer is typing. */
export const typingPort = {
  send: async ({ topicId }) => {
    await api.topics.typing({ body: { topic_id: topicId } });
  },
} satisfies ChatDataPort['typing'];
