import type { ScheduledMessage } from '@franca/contract';
import { describe, expect, it } from 'vitest';
import { toScheduled } from './toScheduled.ts';

const wire: ScheduledMessage = {
  ...{ _id: 'id', topic_id: 'topic', topic_name: 'Travellers', chat_id: 'ana-1', type: 'message' },
  ...{ content: '@Bea tomorrow', mentions: [{ user_id: 'bea', start: 0, length: 4 }], attachments: [] },
  ...{ meta_data: null, contact: null, reply: { chat_id: 'bea-1', by: 'Bea', content: 'When?' } },
  ...{ is_silent: true, send_at: '2026-11-27T09:00:00.000Z', created_at: '2026-11-26T09:00:00.000Z' },
  ...{ state: 'waiting', problem: null },
};

describe('toScheduled', () => {
  it('keeps words, mentions, answer, sound and time', () => {
    expect(toScheduled(wire)).toEqual({
      ...{ id: 'id', topicId: 'topic', topicTitle: 'Travellers', content: { kind: 'text' } },
      ...{ text: '@Bea tomorrow', mentions: [{ userId: 'bea', start: 0, length: 4 }] },
      ...{ replyTo: { authorName: 'Bea', text: 'When?' }, isSilent: true },
      ...{ sendAt: Date.UTC(2026, 10, 27, 9), state: { kind: 'waiting' } },
    });
  });

  it('says why a message was not sent, in general words where the reason is new', () => {
    const reasonOf = (problem: string) => toScheduled({ ...wire, state: 'failed', problem }).state;
    expect(reasonOf('blocked')).toEqual({ kind: 'failed', reason: 'one of you blocks the other.' });
    expect(reasonOf('of a newer server')).toEqual({
      ...{ kind: 'failed', reason: 'the server could not send it.' },
    });
  });

  it('shows places without their degrees as words', () => {
    const place = { place: 'Harbour', latitude: 1, longitude: 2 };
    const { content, text } = toScheduled({
      ...wire,
      type: 'location',
      content: 'Harbour:1,2',
      meta_data: place,
    });
    expect([content, text]).toEqual([{ kind: 'location', place }, '']);
  });

  it('shows a sticker that its author added with its name, and no picture from elsewhere', () => {
    const sticker = { ...wire, type: 'sticker' } as const;
    const own = `/api/file/${'0a'.repeat(20)}`;
    expect(toScheduled({ ...sticker, content: own, meta_data: { name: '🐱' } }).content).toEqual({
      ...{ kind: 'sticker', source: own, name: '🐱', isPersonal: true },
    });
    const fox = '/stickers/fluent/fox.svg';
    expect(toScheduled({ ...sticker, content: fox }).content).toEqual({ kind: 'sticker', source: fox });
    expect(toScheduled({ ...sticker, content: own }).content).toEqual({ kind: 'sticker', source: null });
  });
});
