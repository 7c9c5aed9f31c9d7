import { describe, expect, it, vi } from 'vitest';
import { memoryChoiceStorage } from '../../adapters/memoryChoiceStorage.ts';
import type { ChoiceStorage } from '../choices/ChoiceStorage.ts';
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

  it('are gone when they are sent, but there after a reload until they are stored', () => {
    const storage = memoryChoiceStorage();
    const drafts = createDrafts(storage);
    drafts.set('a', 'hello');
    const forget = drafts.take('a');
    expect([drafts.get('a'), createDrafts(storage).get('a')]).toEqual(['', 'hello']);
    forget();
    expect(createDrafts(storage).get('a')).toBe('');
  });

  it('stay when they were begun after the one that is being sent', () => {
    const storage = memoryChoiceStorage();
    const drafts = createDrafts(storage);
    drafts.set('a', 'one');
    const forgetOne = drafts.take('a');
    drafts.set('a', 'two');
    const forgetTwo = drafts.take('a');
    forgetOne();
    expect(createDrafts(storage).get('a')).toBe('two');
    // Another tab writes.
    createDrafts(storage).set('a', 'three');
    forgetTwo();
    expect(drafts.get('a')).toBe('three');
  });

  it('report what another tab has written or sent, in their own topic only', () => {
    let notify = (_key: string): void => {};
    const stop = vi.fn();
    const storage: ChoiceStorage = {
      ...memoryChoiceStorage(),
      subscribe: (listener) => {
        notify = listener;
        return stop;
      },
    };
    const received = vi.fn();
    const end = createDrafts(storage).subscribe('a', received);
    notify('draft/b');
    notify('translation/a');
    expect(received).not.toHaveBeenCalled();
    notify('draft/a');
    expect(received).toHaveBeenCalledOnce();
    end();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('learn nothing of others where the storage has no events', () => {
    expect(createDrafts(memoryChoiceStorage()).subscribe('a', () => {})).not.toThrow();
  });
});
