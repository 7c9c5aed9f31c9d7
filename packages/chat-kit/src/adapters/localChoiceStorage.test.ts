// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { choiceStorageSuite } from '../testing/choiceStorageSuite.ts';
import { localChoiceStorage } from './localChoiceStorage.ts';

let prefixes = 0;

choiceStorageSuite('the choice storage in localStorage', () => {
  prefixes += 1;
  const prefix = `test-${prefixes}`;
  return { storage: localChoiceStorage(prefix), reopen: () => localChoiceStorage(prefix) };
});

describe('another tab', () => {
  it('is notified of a change by another tab under the same prefix', () => {
    const received: string[] = [];
    const stop = localChoiceStorage('ana').subscribe?.((key) => received.push(key));
    const change = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
    change('ana/draft/a');
    change('anatol/draft/a');
    change(null);
    stop?.();
    change('ana/draft/b');
    expect(received).toEqual(['draft/a']);
  });
});

describe('a browser that forbids storage', () => {
  it('makes choices forgetful, not the page broken', () => {
    const forbidden = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    const storage = localChoiceStorage('forbidden');
    expect(() => storage.set('a', 'one')).not.toThrow();
    expect(() => storage.set('a', null)).not.toThrow();
    expect(storage.get('a')).toBeNull();
    vi.unstubAllGlobals();
  });
});
