import type { ChoiceStorage } from '../core/choices/ChoiceStorage.ts';

/** Choices in the browser's localStorage under `prefix`; give every account its own prefix. */
export function localChoiceStorage(prefix: string): ChoiceStorage {
  // Private windows and full disks throw on any access: a forgotten choice must not break the conversation.
  return {
    get: (key) => {
      try {
        return localStorage.getItem(`${prefix}/${key}`);
      } catch {
        return null;
      }
    },
    set: (key, value) => {
      try {
        if (value === null) localStorage.removeItem(`${prefix}/${key}`);
        else localStorage.setItem(`${prefix}/${key}`, value);
      } catch {
        // See above.
      }
    },
    subscribe: (listener) => {
      const receive = ({ key }: StorageEvent): void => {
        if (key?.startsWith(`${prefix}/`)) listener(key.slice(prefix.length + 1));
      };
      window.addEventListener('storage', receive);
      return () => window.removeEventListener('storage', receive);
    },
  };
}
