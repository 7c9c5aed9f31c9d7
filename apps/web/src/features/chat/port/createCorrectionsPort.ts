import type { ChatDataPort } from '@franca/chat-kit';
import { api } from '../../../lib/data/api.ts';
import type { TopicSubscriptions } from './createTopicSubscriptions.ts';
import { toTranslation } from './mapping/toMessage.ts';
import { readLanguages } from './readLanguages.ts';

/** Translations that people correct; the change shows at once, also while the socket is away. */
export function createCorrectionsPort({ announce }: Pick<TopicSubscriptions, 'announce'>) {
  return {
    languages: readLanguages,
    read: async ({ topicId, chatId, language }, { signal }) => {
      const body = { topic_id: topicId, chat_id: chatId, language };
      const { translated, translation } = await api.chat.translation({ body, signal });
      return { text: translated, isPending: translation.state === 'queued' };
    },
    propose: async ({ topicId, chatId, language, text }) => {
      const body = { topic_id: topicId, chat_id: chatId, language, text };
      const { translated, translation: wire, seq } = await api.chat.correct({ body });
      const translation = toTranslation({ ...wire, text: translated });
      announce(topicId, { kind: 'translation', seq, chatId, language: wire.target ?? language, translation });
    },
  } satisfies ChatDataPort['corrections'];
}
