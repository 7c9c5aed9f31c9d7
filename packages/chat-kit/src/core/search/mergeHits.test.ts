import { describe, expect, it } from 'vitest';
import { demoMessage } from '../../testing/demoMessage.ts';
import type { FoundMessage } from '../model/FoundMessage.ts';
import type { ChatMessage } from '../model/Message.ts';
import type { MessageHit } from './findMessages.ts';
import { mergeHits } from './mergeHits.ts';

const newestAt = 1_800_000_000_000;

function message(seq: number, over: Partial<ChatMessage> = {}): ChatMessage {
  const snapshot = demoMessage(seq, { topicId: 'demo', newestAt, count: 10 });
  return { ...snapshot, chatId: `m${seq}`, delivery: { kind: 'sent' }, ...over };
}

function found(seq: number, excerpt?: string): FoundMessage {
  const { author, ...rest } = message(seq);
  return { ...rest, authorId: author.id, authorName: author.name, excerpt };
}

const hit = (seq: number): MessageHit => ({ chatId: `m${seq}`, inOriginal: true, inTranslation: false });
const idsOf = (hits: readonly MessageHit[]) => hits.map(({ chatId }) => chatId);

describe('hits among what is loaded and what the backend has found', () => {
  const loaded = [5, 6, 7, 8, 9, 10].map((seq) => message(seq));

  it('stand in one order, each once, with what the backend says of files', () => {
    const hits = mergeHits(loaded, [hit(9), hit(6)], {
      found: [found(9), found(8, 'a line'), found(6), found(3)],
      isComplete: true,
    });
    expect(idsOf(hits)).toEqual(['m9', 'm8', 'm6', 'm3']);
    expect(hits[0]).toMatchObject({ inOriginal: true });
    expect(hits[1]).toEqual({ chatId: 'm8', inOriginal: false, inTranslation: false, excerpt: 'a line' });
  });

  it('have no place before the backend has named everything that is newer', () => {
    const soFar = { found: [found(10), found(8)], isComplete: false };
    expect(idsOf(mergeHits(loaded, [hit(9), hit(6)], soFar))).toEqual(['m10', 'm9', 'm8']);
    expect(idsOf(mergeHits(loaded, [hit(9), hit(6)], { ...soFar, isComplete: true }))).toEqual([
      'm10',
      'm9',
      'm8',
      'm6',
    ]);
  });

  it('begin with what waits to be sent, whatever the clock that wrote it says', () => {
    const waiting = message(11, { sentAt: newestAt - 5_000_000, delivery: { kind: 'sending' } });
    const hits = mergeHits([...loaded, waiting], [hit(11), hit(9)], { found: [found(9)], isComplete: true });
    expect(idsOf(hits)).toEqual(['m11', 'm9']);
  });

  it('are not those that were recalled since', () => {
    const recalled = loaded.map((each) => (each.chatId === 'm8' ? { ...each, isRecalled: true } : each));
    const hits = mergeHits(recalled, [], { found: [found(8), found(2)], isComplete: true });
    expect(idsOf(hits)).toEqual(['m2']);
  });

  it('are those of what is loaded where the backend finds nothing', () => {
    expect(idsOf(mergeHits(loaded, [hit(7)], { found: [], isComplete: true }))).toEqual(['m7']);
  });
});
