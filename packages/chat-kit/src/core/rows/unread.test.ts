import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../model/Message.ts';
import { countUnread } from './countUnread.ts';
import { firstUnread } from './firstUnread.ts';
import { receiptOf } from './receiptOf.ts';
import { seenTimeOf } from './seenTimeOf.ts';
import { shownUnread } from './shownUnread.ts';

function message(
  chatId: string,
  author: string,
  sentAt: number,
  over: Partial<ChatMessage> = {},
): ChatMessage {
  return {
    chatId,
    topicId: 't',
    seq: 1,
    content: { kind: 'text' },
    author: { id: author, name: author, avatarUrl: null },
    text: '',
    language: null,
    translation: { kind: 'none' },
    sentAt,
    replyTo: null,
    isRecalled: false,
    delivery: { kind: 'sent' },
    ...over,
  };
}

const messages = [
  message('a', 'ana', 1),
  message('b', 'me', 2),
  message('c', 'ana', 3, { isRecalled: true }),
  message('d', 'ana', 4),
  message('e', 'me', 5, { seq: null, delivery: { kind: 'queued' } }),
];

describe('unread messages', () => {
  it('begin with the oldest of the last unread ones by others', () => {
    expect(firstUnread(messages, 'me', 1)).toBe('d');
    // A recalled one is not among those that the number counts.
    expect(firstUnread(messages, 'me', 2)).toBe('a');
    expect(firstUnread(messages, 'me', 3)).toBeNull();
    expect(firstUnread(messages, 'me', 0)).toBeNull();
    expect(firstUnread(messages, 'me', 9)).toBeNull();
  });

  it('are counted without own and recalled ones', () => {
    expect(countUnread(messages, 'me', 0)).toBe(2);
    expect(countUnread(messages, 'me', 3)).toBe(1);
  });

  it('show as 0 only while the topic is open and scrolled to the bottom', () => {
    expect([shownUnread(3, true, true), shownUnread(3, true, false), shownUnread(3, false, true)]).toEqual([
      0, 3, 3,
    ]);
  });

  it('are reported as seen with the time of the newest stored message', () => {
    expect(seenTimeOf(messages)).toBe(4);
    expect(seenTimeOf([])).toBeNull();
  });

  it('are reported as seen no further than up to where none is missing', () => {
    const withHole = [message('a', 'ana', 1, { seq: 20 }), message('b', 'me', 9, { seq: 35 })];
    expect(seenTimeOf(withHole, 20)).toBe(1);
    expect(seenTimeOf(withHole, 35)).toBe(9);
  });
});

describe('the mark of an own message', () => {
  it('is a clock until the server has stored it', () => {
    expect(receiptOf(message('x', 'me', 5, { delivery: { kind: 'queued' } }), new Map())).toBe('waiting');
    expect(receiptOf(message('x', 'me', 5, { delivery: { kind: 'sending' } }), new Map())).toBe('waiting');
  });

  it('is one tick until somebody else has seen up to its time', () => {
    expect(receiptOf(message('x', 'me', 5), new Map([['me', 9]]))).toBe('stored');
    expect(receiptOf(message('x', 'me', 5), new Map([['ana', 4]]))).toBe('stored');
    expect(receiptOf(message('x', 'me', 5), new Map([['ana', 5]]))).toBe('seen');
  });

  it('is a red mark after a final refusal', () => {
    expect(receiptOf(message('x', 'me', 5, { delivery: { kind: 'failed', reason: 'No.' } }), new Map())).toBe(
      'failed',
    );
  });
});
