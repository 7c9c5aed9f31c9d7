import { describe, expect, it } from 'vitest';
import { memoryChoiceStorage } from '../../adapters/memoryChoiceStorage.ts';
import { createDrafts } from './createDrafts.ts';

describe('drafts', () => {
  it('are kept per topic', () => {
    const drafts = createDrafts(memoryChoiceStorage());
    drafts.set('a', 'hello');
    expect([drafts.get('a'), drafts.get('b')]).toEqual(['hello', '']);
  });

  it('leave nothing behind when they become empty', () => {
    const storage = memoryChoiceStorage();
    const drafts = createDrafts(storage);
    drafts.set('a', 'hello');
    drafts.set('a', '');
    expect(storage.get('draft/a')).toBeNull();
  });
});
