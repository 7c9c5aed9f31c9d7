import type { Change, Message, Topic } from '@franca/contract';
import { describe, expect, it } from 'vitest';
import { toChange, toMessage, toTopic, toTranslation } from './chatAdapter.ts';

const ana = { _id: 'ana', name: 'Ana', avatar: '/api/file/ana' };
const ben = { _id: 'ben', name: 'Ben', avatar: null };
const date = '2026-03-01T10:00:00.000Z';

const message: Message = {
  id: 'm1',
  _id: 'm1',
  chat_id: 'ana-1',
  topic_id: 't1',
  type: 'message',
  content: 'Hola',
  translated: 'Hello',
  translation: { state: 'done', source: 'es', target: 'en', engine: 'phrases' },
  date,
  seq: 4,
  by: ana,
  reply_id: null,
  reply: null,
  forward_id: null,
  attachments: [],
  meta_data: null,
  contact: null,
  call_room: null,
  recalled: false,
  reactions: [],
  language: 'es',
};

const member = { is_verified: false, country: 'Spain', language: 'Spanish', accent: 'Spanish (Spain)' };
const topic: Topic = {
  _id: 't1',
  is_group: false,
  name: null,
  topic_name: null,
  image: null,
  topic_image: null,
  members: [
    { ...ana, ...member, is_verified: true },
    { ...ben, ...member },
  ],
  last_message: {
    chat_id: 'ana-1',
    type: 'message',
    content: 'Hola',
    translated: 'Hello',
    date,
    by: ana,
    recalled: false,
    language: 'es',
    translation: { state: 'done', source: 'es', target: 'en', engine: 'phrases' },
    attachments: [],
    call_room: null,
  },
  unread_count: 2,
  is_hidden: false,
  created_at: date,
  updated_at: date,
  theme: null,
  is_block: false,
  seq: 4,
  is_muted: false,
  language: null,
  show: 'translated',
};

describe('toMessage', () => {
  it('keeps original and translation apart', () => {
    expect(toMessage(message)).toMatchObject({
      chatId: 'ana-1',
      seq: 4,
      content: { kind: 'text' },
      text: 'Hola',
      language: 'es',
      translation: { kind: 'done', text: 'Hello', source: 'es', target: 'en', engine: 'phrases' },
      sentAt: Date.UTC(2026, 2, 1, 10),
      author: { id: 'ana', name: 'Ana', avatarUrl: '/api/file/ana' },
    });
  });

  it('carries the quoted message with its translation', () => {
    const { replyTo } = toMessage({ ...message, reply_id: 'm1', reply: message });
    expect(replyTo).toMatchObject({
      chatId: 'ana-1',
      authorName: 'Ana',
      text: 'Hola',
      translation: { kind: 'done', text: 'Hello' },
    });
  });

  it('keeps the words under a picture with their translation, also in a quote and in the chat list', () => {
    const attachments = [
      { _id: 'a1', type: 'image', origin_url: '/api/file/a', name: 'a.png', meta_data: null, date },
    ] satisfies Message['attachments'];
    const picture: Message = { ...message, type: 'image', attachments };
    const words = { text: 'Hola', translation: { kind: 'done', text: 'Hello' } };
    const shown = toMessage({ ...picture, reply_id: 'm1', reply: picture });
    const content = { kind: 'image', attachments: [{ source: '/api/file/a' }] };
    expect(shown).toMatchObject({ ...words, content, replyTo: { ...words, kind: 'image' } });
    const last = { ...topic.last_message, type: 'image' } as Topic['last_message'];
    expect(toTopic({ ...topic, last_message: last }, 'ben', new Set()).lastMessage).toMatchObject({
      ...words,
      content: { kind: 'image' },
    });
  });

  it('gives a recalled message no text', () => {
    expect(toMessage({ ...message, recalled: true, content: null, translated: null })).toMatchObject({
      isRecalled: true,
      text: '',
      translation: { kind: 'none' },
    });
  });
});

describe('toTranslation', () => {
  const wire = { text: 'Hello', source: 'es', target: 'en', engine: 'x' };

  it.each(['none', 'queued', 'done', 'stale', 'failed', 'unavailable'] as const)(
    'knows the state %s',
    (state) => {
      expect(toTranslation({ ...wire, state }).kind).toBe(state);
    },
  );

  it('takes a done translation without text as not needed', () => {
    expect(toTranslation({ ...wire, state: 'done', text: null })).toEqual({ kind: 'none' });
  });
});

describe('toChange', () => {
  const numbered = { seq: 7, topic_id: 't1', date };

  it.each<[Change, unknown]>([
    [
      { ...numbered, kind: 'message', message },
      { kind: 'message', seq: 7, message: toMessage(message) },
    ],
    [
      { ...numbered, kind: 'recall', chat_id: 'ana-1' },
      { kind: 'recall', seq: 7, chatId: 'ana-1' },
    ],
    [
      { ...numbered, kind: 'seen', user_id: 'ben', seen_time: date },
      { kind: 'seen', seq: 7, userId: 'ben', seenTime: Date.UTC(2026, 2, 1, 10) },
    ],
    [
      {
        ...numbered,
        kind: 'translation',
        chat_id: 'ana-1',
        language: 'en',
        state: 'done',
        text: 'Hello',
        source: 'es',
        engine: 'x',
      },
      {
        kind: 'translation',
        seq: 7,
        chatId: 'ana-1',
        language: 'en',
        translation: { kind: 'done', text: 'Hello', source: 'es', target: 'en', engine: 'x' },
      },
    ],
    [
      { ...numbered, kind: 'topic-updated', name: 'New', image: null, theme: null },
      { kind: 'other', seq: 7 },
    ],
    [
      { ...numbered, kind: 'member-removed', user_id: 'ben' },
      { kind: 'other', seq: 7 },
    ],
  ])('maps %o', (change, expected) => {
    expect(toChange(change)).toEqual(expected);
  });
});

describe('toTopic', () => {
  it('shows the other person of a private conversation', () => {
    expect(toTopic(topic, 'ben', new Set(['ana']))).toMatchObject({
      title: 'Ana',
      avatarUrl: '/api/file/ana',
      country: 'Spain',
      presence: 'online',
      unreadCount: 2,
      lastMessage: { text: 'Hola', translation: { kind: 'done', text: 'Hello' }, authorId: 'ana' },
    });
    expect(toTopic(topic, 'ana', new Set())).toMatchObject({ title: 'Ben', presence: 'offline' });
  });

  it('joins the names of a group without a name', () => {
    const cleo = { _id: 'cleo', name: 'Cleo', avatar: null, ...member };
    const group = { ...topic, is_group: true, members: [...topic.members, cleo] };
    expect(toTopic(group, 'ben', new Set())).toMatchObject({ title: 'Ana, Cleo', presence: 'unknown' });
    expect(toTopic({ ...group, name: 'Travel' }, 'ben', new Set()).title).toBe('Travel');
  });

  it('shows an empty conversation without a preview', () => {
    expect(toTopic({ ...topic, last_message: null }, 'ben', new Set()).lastMessage).toBeNull();
  });
});
