import type { ChatDataPort } from '@franca/chat-kit';
import { api } from '../../../lib/data/api.ts';
import { toAttachment } from './mapping/toContent.ts';

/** What was shared in a conversation, by page. */
export const attachmentsPort = {
  page: async ({ topicId, type, page, limit }, { signal }) => {
    const query = { topic_id: topicId, type, page, limit };
    const { data, pagination } = await api.topics.attachments({ query, signal });
    const items = data.map((item) => ({
      ...toAttachment(item),
      chatId: item.chat_id,
      sentAt: Date.parse(item.date),
    }));
    return { items, pageCount: pagination.totalPage };
  },
} satisfies ChatDataPort['attachments'];
