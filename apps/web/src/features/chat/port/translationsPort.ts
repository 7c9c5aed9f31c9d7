import type { ChatDataPort, TopicChange } from '@franca/chat-kit';
import { limits } from '@franca/contract';
import { api } from '../../../lib/data/api.ts';
import { toTranslation } from './mapping/toMessage.ts';

/** Asks for a translation once more; it arrives as a change. */
export const translationsPort = {
  request: async ({ topicId, chatId }) => {
    await api.chat.translation({ body: { topic_id: topicId, chat_id: chatId } });
  },
} satisfies ChatDataPort['translations'];

/** Where the translations of the newest hundred messages stand; the server orders what the plan includes and is missing. */
export async function readTranslations(topicId: string): Promise<readonly TopicChange[]> {
  const messages = await api.chat.list({ query: { topic_id: topicId, limit: limits.pageMax } });
  return messages.flatMap((message): TopicChange[] => {
    const { chat_id: chatId, seq, translated: text, translation: wire } = message;
    if (wire.target === null || wire.state === 'none') return [];
    const translation = toTranslation({ ...wire, text });
    return [{ kind: 'translation', seq, chatId, language: wire.target, translation }];
  });
}
