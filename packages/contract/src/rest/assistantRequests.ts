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
    streams: true,
  },
  regenerate: {
    id: 'assistant.regenerate',
    method: 'POST',
    path: '/openai-chat/regenerate',
    access: access.assistantOwner('body', 'chat_id'),
    feature: 'smartTalk',
    streams: true,
  },
  quotes: {
    id: 'assistant.quotes',
    method: 'POST',
    path: '/openai-chat/quotes',
    access: access.topicMember('body', 'topic_id'),
    feature: 'smartTalk',
  },
  renameTopic: {
    id: 'assistant.renameTopic',
    method: 'POST',
    path: '/openai-chat/topic-rename',
    access: access.assistantOwner('body', 'topic'),
    feature: null,
  },
  stream: {
    id: 'assistant.stream',
    method: 'GET',
    path: '/openai-chat/stream',
    access: access.assistantOwner('query', 'topic'),
    feature: null,
    streams: true,
  },
  stop: {
    id: 'assistant.stop',
    method: 'POST',
    path: '/openai-chat/stop',
    access: access.assistantOwner('body', 'topic'),
    feature: null,
  },
  status: {
    id: 'assistant.status',
    method: 'GET',
    path: '/openai-chat/status',
    access: access.self,
    feature: null,
  },
  deleteTopic: {
    id: 'assistant.deleteTopic',
    method: 'POST',
    path: '/openai-chat/topic-delete',
    access: access.assistantOwner('body', 'topic'),
    feature: null,
  },
});
