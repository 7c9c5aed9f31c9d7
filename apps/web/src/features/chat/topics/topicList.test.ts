import type { Topic } from '@franca/contract';
import { describe, expect, it } from 'vitest';
import { sortTopics, withoutTopic, withTopic, withTopicRead } from './topicList.ts';

const topic = (_id: string, minute: number, part: Partial<Topic> = {}) =>
  ({
    _id,
    is_hidden: false,
    unread_count: 3,
    updated_at: `2026-01-01T00:0${minute}:00.000Z`,
    ...part,
  }) as Topic;
const ids = (topics: readonly Topic[]) => topics.map(({ _id }) => _id);

describe('the list of conversations', () => {
  it('puts the newest first and leaves hidden ones out', () => {
    const topics = [topic('old', 1), topic('hidden', 9, { is_hidden: true }), topic('new', 5)];
    expect(ids(sortTopics(topics))).toEqual(['new', 'old']);
  });

  it('has a changed topic once', () => {
    expect(ids(withTopic([topic('a', 1), topic('b', 2)], topic('b', 3)))).toEqual(['b', 'a']);
    expect(ids(withoutTopic([topic('a', 1), topic('b', 2)], 'b'))).toEqual(['a']);
  });

  it('keeps what it knows when an older version of a topic comes late', () => {
    const topics = [topic('a', 1, { seq: 7, name: 'newer' })];
    expect(withTopic(topics, topic('a', 1, { seq: 6, name: 'older' }))).toEqual(topics);
    expect(withTopic(topics, topic('a', 1, { seq: 7, name: 'same' }))[0]?.name).toBe('same');
  });

  it('keeps what it knows when a view that another server read earlier comes late', () => {
    const topics = [topic('a', 1, { seq: 7, version: 12, is_block: false })];
    expect(withTopic(topics, topic('a', 1, { seq: 7, version: 11, is_block: true }))).toEqual(topics);
    const later = topic('a', 1, { seq: 7, version: 13, is_block: true });
    expect(withTopic(topics, later)).toEqual([later]);
  });

  it('resets the unread count of the topic that was read', () => {
    const counts = withTopicRead([topic('a', 1), topic('b', 2)], 'a').map((one) => one.unread_count);
    expect(counts).toEqual([0, 3]);
  });
});
