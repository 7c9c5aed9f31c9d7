import type { ChoiceStorage } from '../core/choices/ChoiceStorage.ts';

/** Choices that live as long as the page. */
export function memoryChoiceStorage(): ChoiceStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      if (value === null) values.delete(key);
      else values.set(key, value);
    },
  };
}
