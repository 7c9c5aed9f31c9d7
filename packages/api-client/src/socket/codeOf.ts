/**
 * The code in what a server sent over a socket; null where there is none. Read by hand: with the contract's schemas a
 * browser would load all of them, and their library.
 */
export function codeOf(sent: unknown): string | null {
  if (typeof sent !== 'object' || sent === null || !('code' in sent)) return null;
  return typeof sent.code === 'string' ? sent.code : null;
}
