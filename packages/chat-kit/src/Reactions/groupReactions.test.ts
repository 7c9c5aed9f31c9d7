import { describe, expect, it } from 'vitest';
import { groupReactions } from './groupReactions.ts';

const all = [
  { userId: 'ana', emoji: '👍' },
  { userId: 'me', emoji: '❤️' },
  { userId: 'ben', emoji: '❤️' },
];

describe('reactions under a message', () => {
  it('are grouped by emoji, the most chosen first', () => {
    expect(groupReactions(all, 'me').map(({ emoji, userIds }) => [emoji, userIds.length])).toEqual([
      ['❤️', 2],
      ['👍', 1],
    ]);
  });

  it('say which is the viewer’s own', () => {
    expect(groupReactions(all, 'me').map(({ isOwn }) => isOwn)).toEqual([true, false]);
    expect(groupReactions([], 'me')).toEqual([]);
  });
});
