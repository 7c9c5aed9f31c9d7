import type { AssistantQuotes } from '../core/assistant/AssistantPort.ts';
import { demoStart } from './createDemoTopics.ts';

/** Two messages that a question of the demo is about. */
export const demoQuotes: AssistantQuotes = {
  conversationId: 'demo',
  messages: [
    {
      chatId: 'lucia-1',
      authorName: 'Lucía Fernández',
      isOwn: false,
      sentAt: demoStart,
      text: '¿Quedamos el sábado a las ocho?',
      language: 'es',
    },
    {
      chatId: 'viewer-1',
      authorName: 'Emma Clarke',
      isOwn: true,
      sentAt: demoStart + 1_000,
      text: 'Let me look at the trains first.',
      language: 'en',
    },
  ],
  isCut: false,
  version: '1',
};
