import { describe, expect, it, vi } from 'vitest';
import { memoryChoiceStorage } from '../../adapters/memoryChoiceStorage.ts';
import { createListFilter } from './createListFilter.ts';

describe('the filter of a chat list', () => {
  it('is everything until another is chosen, and stays over a reload', () => {
    const storage = memoryChoiceStorage();
    const filter = createListFilter(storage);
    expect(filter.get()).toBe('all');
    filter.set('unread');
    expect(createListFilter(storage).get()).toBe('unread');
    filter.set('all');
    expect(createListFilter(storage).get()).toBe('all');
  });

  it('is everything where something unknown is stored', () => {
    const storage = memoryChoiceStorage();
    storage.set('list-filter', 'starred');
    expect(createListFilter(storage).get()).toBe('all');
  });

  it('notifies those who follow it, until they stop', () => {
    const filter = createListFilter();
    const listener = vi.fn();
    const stop = filter.subscribe(listener);
    filter.set('groups');
    stop();
    filter.set('all');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
