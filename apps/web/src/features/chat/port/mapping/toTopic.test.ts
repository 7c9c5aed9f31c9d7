import type { Topic } from '@franca/contract';
import { describe, expect, it } from 'vitest';
import { toTopic } from './toTopic.ts';
import { ana, wireDate as date } from './wireMessage.fixture.ts';

const ben = { _id: 'ben', name: 'Ben', avatar: null };
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
  member_count: 2,
  last_message: {
    chat_id: 'ana-1',
    type: 'message',
    content: 'Hola',
    translated: 'Hello',
    date,
    by: ana,
    recalled: false,
    language: 'es',
    translation: { state: 'done', source: 'es', target: 'en', engine: 'phrases', grade: 'exact' },
    attachments: [],
    call_room: null,
    system: null,
    expires_at: null,
  },
  unread_count: 2,
  is_hidden: false,
  created_at: date,
  updated_at: date,
  theme: null,
  message_lifetime: null,
  is_block: false,
  seq: 4,
  version: 1,
  is_muted: false,
  is_archived: false,
  is_unread: false,
  pinned_at: null,
  unread_mentions: 0,
  language: null,
  show: 'translated',
  is_read_only: false,
};

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

  it('shows the words under a picture with their translation', () => {
    const last = { ...topic.last_message, type: 'image' } as Topic['last_message'];
    expect(toTopic({ ...topic, last_message: last }, 'ben', new Set()).lastMessage).toMatchObject({
      text: 'Hola',
      translation: { kind: 'done', text: 'Hello' },
      content: { kind: 'image' },
    });
  });
});
