import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../model/Message.ts';
import type { Person } from '../model/Person.ts';
import { seenMarks } from './seenMarks.ts';

const person = (id: string): Person => ({ id, name: id, avatarUrl: null });
const people = ['me', 'ana', 'ben', 'cleo'].map(person);

function message(sentAt: number, author: string, over: Partial<ChatMessage> = {}): ChatMessage {
  return {
    chatId: `m${sentAt}`,
    topicId: 't',
    seq: sentAt,
    content: { kind: 'text' },
    author: person(author),
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
  message(1, 'me'),
  message(2, 'ana'),
  message(3, 'me'),
  message(4, 'me', { isRecalled: true }),
  message(5, 'ben'),
  message(6, 'me', { seq: null, delivery: { kind: 'queued' } }),
];

const marksOf = (seen: Record<string, number>) => {
  const seenTimes = new Map(Object.entries(seen));
  const marks = seenMarks({ messages, seenTimes, people, viewerId: 'me' });
  return Object.fromEntries([...marks].map(([id, list]) => [id, list.map((mark) => mark.person.id)]));
};

describe('those who have seen a conversation', () => {
  it('stand at the newest own message that they have seen', () => {
    expect(marksOf({ ana: 2, ben: 5 })).toEqual({ m1: ['ana'], m3: ['ben'] });
  });

  it('stand together, the one who was last first', () => {
    expect(marksOf({ ana: 3, ben: 5, cleo: 4 })).toEqual({ m3: ['ben', 'cleo', 'ana'] });
  });

  it('are neither the viewer, nor people who left, nor those who have seen no own message', () => {
    expect(marksOf({ me: 9, dan: 9, ana: 0 })).toEqual({});
  });

  it('do not stand at recalled messages nor at those that only exist on this device', () => {
    expect(marksOf({ ana: 9 })).toEqual({ m3: ['ana'] });
  });

  it('keep their list where nothing changed', () => {
    const options = { messages, people, viewerId: 'me' };
    const first = seenMarks({ ...options, seenTimes: new Map([['ana', 3]]) });
    const second = seenMarks({ ...options, seenTimes: new Map(Object.entries({ ana: 3, ben: 1 })) }, first);
    expect(second.get('m3')).toBe(first.get('m3'));
    expect(second.get('m1')?.map((mark) => mark.person.id)).toEqual(['ben']);
  });
});
