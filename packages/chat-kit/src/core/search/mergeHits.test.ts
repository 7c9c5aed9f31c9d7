import { describe, expect, it } from 'vitest';
import { demoMessage } from '../../testing/demoMessage.ts';
import type { FoundMessage } from '../model/FoundMessage.ts';
import type { ChatMessage } from '../model/Message.ts';
import type { MessageHit } from './findMessages.ts';
import { type MergedHits, mergeHits } from './mergeHits.ts';

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
const idsOf = ({ hits }: MergedHits) => hits.map(({ chatId }) => chatId);

describe('hits among what is loaded and what the backend has found', () => {
  const loaded = [5, 6, 7, 8, 9, 10].map((seq) => message(seq));

  it('stand in one order, each once, with what the backend says of files', () => {
    const merged = mergeHits(loaded, [hit(9), hit(6)], {
      found: [found(9), found(8, 'a line'), found(6), found(3)],
      isComplete: true,
    });
    expect(idsOf(merged)).toEqual(['m9', 'm8', 'm6', 'm3']);
    expect(merged.hits[0]).toMatchObject({ inOriginal: true });
    expect(merged.hits[1]).toEqual({
      chatId: 'm8',
      inOriginal: false,
      inTranslation: false,
      excerpt: 'a line',
    });
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
    const merged = mergeHits([...loaded, waiting], [hit(11), hit(9)], {
      found: [found(9)],
      isComplete: true,
    });
    expect(idsOf(merged)).toEqual(['m11', 'm9']);
  });

  it('are not those that were recalled since', () => {
    const recalled = loaded.map((each) => (each.chatId === 'm8' ? { ...each, isRecalled: true } : each));
    const merged = mergeHits(recalled, [], { found: [found(8), found(2)], isComplete: true });
    expect(idsOf(merged)).toEqual(['m2']);
  });

  it('are not those that are gone, of whatever is not loaded too', () => {
    const soFar = { found: [found(9), found(8), found(2)], isComplete: true };
    const merged = mergeHits(loaded, [hit(9)], soFar, { isGone: ({ chatId }) => chatId !== 'm2' });
    expect(idsOf(merged)).toEqual(['m9', 'm2']);
  });

  it('keep the one that is looked at, whose place is open until the backend has named what is newer', () => {
    const soFar = { found: [found(10), found(8)], isComplete: false };
    const keep = (kept: string) => mergeHits(loaded, [hit(9), hit(7), hit(6)], soFar, { kept });
    expect([idsOf(keep('m6')), keep('m6').isKeptOpen]).toEqual([['m10', 'm9', 'm8', 'm6'], true]);
    expect([idsOf(keep('m9')), keep('m9').isKeptOpen]).toEqual([['m10', 'm9', 'm8'], false]);
    expect(keep('m2').isKeptOpen).toBe(false);
    const all = mergeHits(loaded, [hit(6)], { ...soFar, isComplete: true }, { kept: 'm6' });
    expect([idsOf(all), all.isKeptOpen]).toEqual([['m10', 'm8', 'm6'], false]);
  });

  it('are those of what is loaded where the backend finds nothing', () => {
    expect(idsOf(mergeHits(loaded, [hit(7)], { found: [], isComplete: true }))).toEqual(['m7']);
  });
});
