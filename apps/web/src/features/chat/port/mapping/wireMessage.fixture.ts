import type { Message } from '@franca/contract';

/** Who wrote the message. */
export const ana = { _id: 'ana', name: 'Ana', avatar: '/api/file/ana' };
/** When everything happened. */
export const wireDate = '2026-03-01T10:00:00.000Z';

/** A translated message as the server sends it. */
export const wireMessage: Message = {
  id: 'm1',
  _id: 'm1',
  chat_id: 'ana-1',
  topic_id: 't1',
  type: 'message',
  content: 'Hola',
  translated: 'Hello',
  translation: { state: 'done', source: 'es', target: 'en', engine: 'phrases', grade: 'exact' },
  date: wireDate,
  seq: 4,
  by: ana,
  reply_id: null,
  reply: null,
  forward_id: null,
  attachments: [],
  meta_data: null,
  contact: null,
  call_room: null,
  system: null,
  poll: null,
  recalled: false,
  expires_at: null,
  reactions: [],
  mentions: [],
  edited_at: null,
  is_starred: false,
  is_silent: false,
  preview: null,
  language: 'es',
};
