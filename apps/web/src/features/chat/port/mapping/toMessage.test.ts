import type { Change, Message } from '@franca/contract';
import { describe, expect, it } from 'vitest';
import { toChange, toMessage, toTranslation } from './toMessage.ts';
import { wireDate as date, wireMessage as message } from './wireMessage.fixture.ts';

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

  it('says of a quote how far its translation can be relied on', () => {
    const translation = { ...message.translation, engine: 'apertium', grade: 'rough' } as const;
    const { replyTo } = toMessage({ ...message, reply_id: 'm1', reply: { ...message, translation } });
    expect(replyTo?.translation).toMatchObject({ text: 'Hello', source: 'es', grade: 'rough' });
  });

  it('keeps the words under a picture with their translation, also in a quote', () => {
    const attachments = [
      { _id: 'a1', type: 'image', origin_url: '/api/file/a', name: 'a.png', meta_data: null, date },
    ] satisfies Message['attachments'];
    const picture: Message = { ...message, type: 'image', attachments };
    const words = { text: 'Hola', translation: { kind: 'done', text: 'Hello' } };
    const shown = toMessage({ ...picture, reply_id: 'm1', reply: picture });
    const content = { kind: 'image', attachments: [{ source: '/api/file/a' }] };
    expect(shown).toMatchObject({ ...words, content, replyTo: { ...words, kind: 'image' } });
  });

  it('shows a place by its parts, those of old messages without content too', () => {
    const place = { place: 'Harbour', latitude: -33.86, longitude: 151.21 };
    for (const content of ['Harbour:-33.86,151.21', null]) {
      expect(
        toMessage({ ...message, type: 'location', content, translated: null, meta_data: place }),
      ).toMatchObject({ text: '', content: { kind: 'location', place } });
    }
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

  it('takes its grade from the server, else from the engine', () => {
    expect(toTranslation({ ...wire, state: 'done', grade: 'good' })).toMatchObject({ grade: 'good' });
    expect(toTranslation({ ...wire, state: 'done' })).toMatchObject({ grade: 'rough' });
  });

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
      { ...numbered, kind: 'edit', message: { ...message, edited_at: date } },
      {
        kind: 'edit',
        seq: 7,
        chatId: 'ana-1',
        text: 'Hola',
        mentions: [],
        language: 'es',
        translation: toMessage(message).translation,
        preview: null,
        editedAt: Date.UTC(2026, 2, 1, 10),
      },
    ],
    [
      { ...numbered, kind: 'edit', message: { ...message, recalled: true } },
      { kind: 'other', seq: 7 },
    ],
    [
      { ...numbered, kind: 'hide', chat_id: 'ana-1', user_id: 'ben' },
      { kind: 'hide', seq: 7, chatId: 'ana-1' },
    ],
    [
      { ...numbered, kind: 'expire', chat_id: 'ana-1' },
      { kind: 'expire', seq: 7, chatId: 'ana-1' },
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
        engine: 'apertium',
        grade: 'rough',
      },
      {
        kind: 'translation',
        seq: 7,
        chatId: 'ana-1',
        language: 'en',
        translation: {
          ...{ kind: 'done', text: 'Hello', source: 'es', target: 'en', engine: 'apertium' },
          grade: 'rough',
        },
      },
    ],
    [
      { ...numbered, kind: 'topic-updated', name: 'New', image: null, theme: null },
      { kind: 'other', seq: 7 },
    ],
    [
      { ...numbered, kind: 'member-removed', user_id: 'ben', member_count: 2, message: null },
      { kind: 'other', seq: 7 },
    ],
  ])('maps %o', (change, expected) => {
    expect(toChange(change)).toEqual(expected);
  });
});
