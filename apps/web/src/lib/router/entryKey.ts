/** A name for an entry of the history. `crypto.randomUUID` would be missing where the page is not served over TLS. */
export const entryKey = (): string => Math.random().toString(36).slice(2, 10);
