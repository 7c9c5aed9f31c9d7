import { describe, expect, it } from 'vitest';
import type { OutgoingContent, OutgoingMessage } from '../model/OutgoingMessage.ts';
import { contentOf } from './contentOf.ts';

const written: OutgoingMessage = { chatId: 'me-1', topicId: 't', text: '', writtenAt: 1, replyTo: null };
const file = new Blob(['x']);
const files = (...types: ('image' | 'video' | 'file')[]): OutgoingContent => ({
  kind: 'files',
  files: types.map((type, index) => ({ id: String(index), type, source: file, name: `${index}` })),
});

describe('what a waiting message shows', () => {
  it('is pictures when all files are pictures or videos, and files otherwise', () => {
    expect(contentOf({ ...written, content: files('image', 'video') }).kind).toBe('image');
    expect(contentOf({ ...written, content: files('image', 'file') }).kind).toBe('file');
  });

  it('is text when there is nothing but words', () => {
    expect(contentOf(written)).toEqual({ kind: 'message' });
  });

  it('carries what was chosen', () => {
    const location = { place: 'Hanoi', latitude: 21, longitude: 105.8 };
    const contact = { id: 'ana', name: 'Ana', avatarUrl: null };
    expect(contentOf({ ...written, content: { kind: 'location', location } })).toEqual({
      kind: 'location',
      location,
    });
    expect(contentOf({ ...written, content: { kind: 'contact', contact } })).toEqual({
      kind: 'contact',
      contact,
    });
    expect(contentOf({ ...written, content: { kind: 'sticker', source: '/s.svg' } })).toEqual({
      kind: 'sticker',
      sticker: '/s.svg',
    });
    const poll = { question: 'When?' };
    expect(contentOf({ ...written, content: { kind: 'custom', name: 'poll', data: poll } })).toEqual({
      kind: 'poll',
      custom: poll,
    });
    expect(contentOf({ ...written, text: '😀', content: { kind: 'emoji' } })).toEqual({ kind: 'emoji' });
  });

  it('plays a voice message from the sound on this device', () => {
    const audio = { file, name: 'audio.mp3', duration: 900, peaks: [1] };
    expect(contentOf({ ...written, audio })).toEqual({
      kind: 'audio',
      audio: { source: file, duration: 900, peaks: [1] },
    });
  });
});
