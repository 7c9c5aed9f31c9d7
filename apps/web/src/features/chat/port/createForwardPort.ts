import type { ForwardPort } from '@franca/chat-kit';
import { api } from '../../../lib/data/api.ts';

/** Sends copies of messages to people, and says who has one already. */
export const forwardPort: ForwardPort = {
  send: async ({ chatId, newChatId, userId }) => {
    await api.chat.forward({
      body: { from_chat_id: chatId, new_chat_id: newChatId, target_user_id: userId },
    });
  },
  targets: async ({ chatId }) => {
    const { target_user_ids } = await api.chat.forwarded({ query: { from_chat_id: chatId } });
    return target_user_ids;
  },
};
