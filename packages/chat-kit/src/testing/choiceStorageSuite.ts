import { describe, expect, it } from 'vitest';
import type { ChoiceStorage } from '../core/choices/ChoiceStorage.ts';

/** What every choice storage must do; `open` gives a handle on empty data, `reopen` another one on the same. */
export function choiceStorageSuite(
  name: string,
  open: () => { storage: ChoiceStorage; reopen: () => ChoiceStorage },
): void {
  describe(name, () => {
    it('knows nothing at first', () => {
      expect(open().storage.get('a')).toBeNull();
    });

    it('returns the last value, also to another handle', () => {
      const { storage, reopen } = open();
      storage.set('a', 'one');
      storage.set('a', 'two');
      expect(storage.get('a')).toBe('two');
      expect(reopen().get('a')).toBe('two');
    });

    it('forgets a value that is set to null, and only that one', () => {
      const { storage } = open();
      storage.set('a', 'one');
      storage.set('b', 'two');
      storage.set('a', null);
      expect([storage.get('a'), storage.get('b')]).toEqual([null, 'two']);
    });
  });
}
