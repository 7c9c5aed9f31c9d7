import { access } from '../endpoint/access.ts';
import { defineRequests } from '../endpoint/defineRequests.ts';

/** The AI assistant SmartTalk, for ultimate and enterprise. */
export const assistantRequests = defineRequests({
  topics: {
    id: 'assistant.topics',
    method: 'GET',
    path: '/openai-chat/topic',
    access: access.self,
    feature: null,
  },
  history: {
    id: 'assistant.history',
    method: 'GET',
    path: '/openai-chat/chat',
    access: access.assistantOwner('query', 'topic'),
    feature: null,
    pagination: true,
  },
  create: {
    id: 'assistant.create',
    method: 'POST',
    path: '/openai-chat/create',
    access: access.assistantOwner('body', 'topic'),
    feature: 'smartTalk',
  },
  regenerate: {
    id: 'assistant.regenerate',
    method: 'POST',
    path: '/openai-chat/regenerate',
    access: access.assistantOwner('body', 'chat_id'),
    feature: 'smartTalk',
  },
  deleteTopic: {
    id: 'assistant.deleteTopic',
    method: 'POST',
    path: '/openai-chat/topic-delete',
    access: access.assistantOwner('body', 'topic'),
    feature: null,
  },
});
