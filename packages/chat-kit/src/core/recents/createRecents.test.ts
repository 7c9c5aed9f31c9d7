import { describe, expect, it } from 'vitest';
import { memoryChoiceStorage } from '../../adapters/memoryChoiceStorage.ts';
import { createRecents } from './createRecents.ts';

describe('createRecents', () => {
  it('gives what was used last first, each once, kind by kind', () => {
    const recents = createRecents(memoryChoiceStorage());
    for (const emoji of ['😀', '🎉', '😀']) recents.add('emoji', emoji);
    recents.add('place', 'Hanoi');
    expect(recents.get('emoji')).toEqual(['😀', '🎉']);
    expect(recents.get('place')).toEqual(['Hanoi']);
    expect(recents.get('emoji')).toBe(recents.get('emoji'));
  });

  it('keeps 24 of them, also for the next page', () => {
    const storage = memoryChoiceStorage();
    const recents = createRecents(storage);
    for (let index = 1; index <= 30; index += 1) recents.add('emoji', String(index));
    const later = createRecents(storage).get('emoji');
    expect(later).toHaveLength(24);
    expect(later[0]).toBe('30');
  });

  it('takes what it cannot read for nothing', () => {
    const storage = memoryChoiceStorage();
    for (const broken of ['{', '{"a":1}', '[1]', 'null']) {
      storage.set('recent/emoji', broken);
      expect(createRecents(storage).get('emoji')).toEqual([]);
    }
  });
});
