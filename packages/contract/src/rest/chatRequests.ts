import { access } from '../endpoint/access.ts';
import { defineRequests } from '../endpoint/defineRequests.ts';

/** Messages. */
export const chatRequests = defineRequests({
  list: {
    id: 'chat.list',
    method: 'GET',
    path: '/chat',
    access: access.topicMember('query', 'topic_id'),
    feature: null,
  },
  send: {
    id: 'chat.send',
    method: 'POST',
    path: '/chat',
    access: access.topicMember('body', 'topic_id', 'service'),
    feature: 'openTopic',
  },
  recall: {
    id: 'chat.recall',
    method: 'DELETE',
    path: '/chat',
    access: access.topicMember('query', 'topic_id'),
    feature: null,
  },
  edit: {
    id: 'chat.edit',
    method: 'PUT',
    path: '/chat',
    access: access.topicMember('body', 'topic_id'),
    feature: 'openTopic',
  },
  hide: {
    id: 'chat.hide',
    method: 'POST',
    path: '/chat/hide',
    access: access.topicMember('body', 'topic_id'),
    feature: null,
  },
  star: {
    id: 'chat.star',
    method: 'POST',
    path: '/chat/star',
    access: access.topicMember('body', 'topic_id'),
    feature: null,
  },
  starred: {
    id: 'chat.starred',
    method: 'GET',
    path: '/chat/star',
    access: access.self,
    feature: null,
  },
  search: {
    id: 'chat.search',
    method: 'GET',
    path: '/chat/search',
    access: access.self,
    feature: null,
  },
  seen: {
    id: 'chat.seen',
    method: 'POST',
    path: '/chat/seen',
    access: access.topicMember('body', 'topic_id'),
    feature: null,
  },
  forward: {
    id: 'chat.forward',
    method: 'POST',
    path: '/chat/forward',
    access: access.messageReader('body', 'from_chat_id'),
    feature: 'furtherPrivateChat',
  },
  forwarded: {
    id: 'chat.forwarded',
    method: 'GET',
    path: '/chat/forward',
    access: access.messageReader('query', 'from_chat_id'),
    feature: null,
  },
  translation: {
    id: 'chat.translation',
    method: 'POST',
    path: '/chat/translation',
    access: access.topicMember('body', 'topic_id'),
    feature: 'translation',
  },
  voiceText: {
    id: 'chat.voiceText',
    method: 'POST',
    path: '/chat/voice-text',
    access: access.topicMember('body', 'topic_id'),
    feature: null,
  },
  imageText: {
    id: 'chat.imageText',
    method: 'POST',
    path: '/chat/image-text',
    access: access.topicMember('body', 'topic_id'),
    feature: 'imageTranslation',
  },
});
