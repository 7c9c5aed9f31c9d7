import type { ChatDataPort } from '@franca/chat-kit';
import { api } from '../../../lib/data/api.ts';

/** Asks for a translation once more; it arrives as a change. */
export const translationsPort = {
  request: async ({ topicId, chatId }) => {
    await api.chat.translation({ body: { topic_id: topicId, chat_id: chatId } });
  },
} satisfies ChatDataPort['translations'];
