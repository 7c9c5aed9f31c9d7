import type { Message } from '@franca/contract';
import { describe, expect, it } from 'vitest';
import { kindOf, toAudio, toContent } from './contentAdapter.ts';

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
  by: { _id: 'ana', name: 'Ana', avatar: null },
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

describe('toAudio', () => {
  const sound: Message['attachments'][number] = {
    _id: 'a1',
    type: 'audio',
    origin_url: '/api/file/a1',
    name: 'audio.mp3',
    meta_data: { duration: 3021, peaks: [1, 100] },
    date,
  };
  const voice: Message = { ...message, type: 'audio', content: null, attachments: [sound] };

  it('carries sound, milliseconds and waveform of a voice message', () => {
    const audio = { source: '/api/file/a1', duration: 3021, peaks: [1, 100] };
    expect(toAudio(voice)).toEqual(audio);
    expect(toContent(voice)).toEqual({ audio });
  });

  it('takes the length from the message where the file does not say it', () => {
    const attachments = [{ ...sound, meta_data: null }];
    expect(toAudio({ ...voice, attachments, meta_data: { duration: 700 } })).toMatchObject({ duration: 700 });
    expect(toAudio({ ...voice, attachments })).toMatchObject({ duration: null, peaks: null });
  });

  it('is there for voice messages with a sound only', () => {
    expect(toAudio({ ...voice, type: 'file' })).toBeUndefined();
    expect(toAudio({ ...voice, attachments: [] })).toBeUndefined();
  });
});

describe('kindOf', () => {
  const of = (type: Message['type'], ...types: Message['attachments'][number]['type'][]) =>
    kindOf({ type, attachments: types.map((each) => ({ type: each })) });

  it('is the type of the message', () => {
    expect(of('message')).toBe('message');
    expect(of('image', 'image', 'video')).toBe('image');
    expect(of('file', 'image', 'file')).toBe('file');
  });

  it('is that of files where the server found something that is no picture', () => {
    expect(of('image', 'file')).toBe('file');
    expect(of('image', 'image', 'audio')).toBe('file');
  });
});

describe('toContent', () => {
  const picture: Message['attachments'][number] = {
    _id: 'a2',
    type: 'image',
    origin_url: '/api/file/a2',
    name: 'beach.jpg',
    meta_data: { width: 800, height: 600, size: 90_000, preview: '/api/file/a2s' },
    date,
  };

  it('carries pictures and files with what their sender measured', () => {
    const pictures = { ...message, type: 'image', attachments: [picture] } as const;
    expect(toContent({ ...pictures, attachments: [picture] }).attachments).toEqual([
      {
        id: 'a2',
        type: 'image',
        source: '/api/file/a2',
        previewSource: '/api/file/a2s',
        name: 'beach.jpg',
        width: 800,
        height: 600,
        size: 90_000,
      },
    ]);
  });

  it('carries the place, the person and the sticker of messages of these types', () => {
    const place = { place: 'Hanoi', latitude: 21, longitude: 105.8 };
    expect(toContent({ ...message, type: 'location', meta_data: place })).toEqual({ location: place });
    const contact = { _id: 'ben', name: 'Ben', avatar: null, country: 'Italy' };
    expect(toContent({ ...message, type: 'contact', contact })).toEqual({
      contact: { id: 'ben', name: 'Ben', avatarUrl: null, country: 'Italy' },
    });
    const sticker = '/stickers/fluent/fox.svg';
    expect(toContent({ ...message, type: 'sticker', content: sticker })).toEqual({ sticker });
  });

  it('shows no sticker from elsewhere', () => {
    const content = 'https://example.com/stickers/fluent/fox.svg';
    expect(toContent({ ...message, type: 'sticker', content }).sticker).toBeUndefined();
  });

  it('is empty for text and for recalled messages', () => {
    expect(toContent(message)).toEqual({});
    expect(toContent({ ...message, type: 'image', attachments: [picture], recalled: true })).toEqual({});
  });
});
