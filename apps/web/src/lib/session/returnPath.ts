const key = 'return-path';

/**
 * Keeps the page that somebody wants to come back to after the sign-in, which may end in another tab or with a new account. Only pages
 * of {@link isReturnPath} are kept.
 */
export function keepReturnPath(path: string): void {
  if (isReturnPath(path)) localStorage.setItem(key, path);
}

/** The page that was kept, once; null for none. What the storage holds is not trusted to be a page of this application. */
export function takeReturnPath(): string | null {
  const path = localStorage.getItem(key);
  localStorage.removeItem(key);
  return path !== null && isReturnPath(path) ? path : null;
}

/** Forgets it: somebody logs out. */
export const forgetReturnPath = (): void => localStorage.removeItem(key);

/** Whether an address is one of the pages that people open from outside before they sign in. */
const isReturnPath = (path: string): boolean => /^\/join\/[\w-]+$/.test(path);
