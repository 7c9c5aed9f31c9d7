import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../core/model/Message.ts';
import { createKinds } from '../kinds/createKinds.ts';
import { shapeOf as shapeOfKind } from './shapeOf.ts';

const message: ChatMessage = {
  chatId: 'a',
  topicId: 't',
  seq: 1,
  content: { kind: 'text' },
  author: { id: 'ana', name: 'Ana', avatarUrl: null },
  text: '',
  language: null,
  translation: { kind: 'none' },
  sentAt: 1,
  replyTo: null,
  isRecalled: false,
  delivery: { kind: 'sent' },
};
const audio = { kind: 'audio', sound: { source: '/a.mp3', duration: 1, peaks: null } } as const;
const kinds = createKinds();
const shapeOf = (shown: ChatMessage, words: string) =>
  shapeOfKind(shown, words, kinds.of(shown.content.kind));

describe('the shape of a message', () => {
  it('is words in a bubble, or large emoji without one', () => {
    expect(shapeOf(message, 'hello')).toBe('words');
    expect(shapeOf(message, '🎉')).toBe('bare');
    expect(shapeOf(message, '🎉 yes')).toBe('words');
  });

  it('is content alone when nothing was written under it', () => {
    expect(shapeOf({ ...message, content: audio }, '')).toBe('content');
    expect(shapeOf({ ...message, content: audio }, 'listen')).toBe('words');
  });

  it('is words when it was recalled', () => {
    expect(shapeOf({ ...message, isRecalled: true }, '')).toBe('words');
  });
});
