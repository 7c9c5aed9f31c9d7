import type { ChatDataPort } from '@franca/chat-kit';
import { api } from '../../../lib/data/api.ts';

/** Tells the others that the viewer is at the input, and whether they write. */
export const typingPort = {
  send: async ({ topicId, isWriting }) => {
    await api.topics.typing({ body: { topic_id: topicId, is_writing: isWriting } });
  },
} satisfies ChatDataPort['typing'];
