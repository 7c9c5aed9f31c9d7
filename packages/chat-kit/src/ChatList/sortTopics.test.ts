import { describe, expect, it } from 'vitest';
import type { Topic } from '../core/model/Topic.ts';
import { demoTopic } from '../testing/demoTopic.ts';
import { sortTopics } from './sortTopics.ts';

const ids = (topics: readonly Topic[]) => topics.map(({ id }) => id);
const topics = [
  demoTopic({ id: 'old', title: 'Old', updatedAt: 1 }),
  demoTopic({ id: 'first pin', title: 'First pin', updatedAt: 2, pinnedAt: 10 }),
  demoTopic({ id: 'new', title: 'New', updatedAt: 9 }),
  demoTopic({ id: 'last pin', title: 'Last pin', updatedAt: 1, pinnedAt: 11 }),
  demoTopic({ id: 'unpinned', title: 'Unpinned', updatedAt: 5, pinnedAt: null }),
];

describe('the order of conversations', () => {
  it('has the pinned ones first, the latest pin before the others, then the newest', () => {
    expect(ids(sortTopics(topics, ''))).toEqual(['last pin', 'first pin', 'new', 'unpinned', 'old']);
  });

  it('is the same among those that a search finds', () => {
    expect(ids(sortTopics(topics, ' PIN'))).toEqual(['last pin', 'first pin', 'unpinned']);
  });
});
