/** Where a reader's small choices are kept; every adapter passes `choiceStorageSuite`. */
export interface ChoiceStorage {
  /** The stored value, or null. */
  get(key: string): string | null;
  /** Stores a value; null takes it away. A storage that is full or forbidden forgets silently. */
  set(key: string, value: string | null): void;
  /** Calls back with the key of what another tab has changed; the returned function stops it. Without it nobody is notified. */
  subscribe?(listener: (key: string) => void): () => void;
}
