/** Where choices of the viewer are kept on this device: devices, background, and the switches of the latest call. */
export interface CallStorage {
  /** What was kept under a name; null for nothing. */
  readonly read: (name: CallStorageName) => string | null;
  /** Keeps a value under a name; null removes it. */
  readonly write: (name: CallStorageName, value: string | null) => void;
}

/** What is kept: the chosen devices, the background, and whether microphone and camera are switched on in the latest call. */
export type CallStorageName = 'audio-input' | 'audio-output' | 'video-input' | 'background' | 'switches';

/** Keeps choices until the page is left. */
export function memoryCallStorage(): CallStorage {
  const values = new Map<CallStorageName, string>();
  return {
    read: (name) => values.get(name) ?? null,
    write: (name, value) => {
      if (value === null) values.delete(name);
      else values.set(name, value);
    },
  };
}

/**
 * Keeps choices in localStorage, for example `franca-call/audio-input`; where the browser refuses that, they are not kept.
 *
 * @param prefix of the names; one per account
 */
export function localCallStorage(prefix = 'franca-call'): CallStorage {
  return {
    read: (name) => {
      try {
        return localStorage.getItem(`${prefix}/${name}`);
      } catch {
        return null;
      }
    },
    write: (name, value) => {
      try {
        if (value === null) localStorage.removeItem(`${prefix}/${name}`);
        else localStorage.setItem(`${prefix}/${name}`, value);
      } catch {
        // Full, or forbidden by the browser: the choice is kept until the page is left.
      }
    },
  };
}
