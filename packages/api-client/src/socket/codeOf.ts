/**
 * The code in what a server sent over a socket; null where there is none. Read by hand: with the contract's schemas a
 * browser would load all of them, and their library.
 */
export function codeOf(sent: unknown): string | null {
  if (typeof sent !== 'object' || sent === null || !('code' in sent)) return null;
  return typeof sent.code === 'string' ? sent.code : null;
}

/** The milliseconds that a server asks to wait in what it sent over a socket; null where it does not say. */
export function waitOf(sent: unknown): number | null {
  if (typeof sent !== 'object' || sent === null || !('retry_after' in sent)) return null;
  return typeof sent.retry_after === 'number' ? sent.retry_after * 1000 : null;
}
