const key = 'return-path';

/**
 * Keeps the page that somebody wants to come back to after the sign-in, which may end in another tab or with a new account. Only pages
 * of {@link isReturnPath} are kept.
 */
export function keepReturnPath(path: string): void {
  if (isReturnPath(path)) localStorage.setItem(key, path);
}

/** The page that is kept; null for none. What the storage holds is not trusted to be a page of this application. */
export function keptReturnPath(): string | null {
  const path = localStorage.getItem(key);
  return path !== null && isReturnPath(path) ? path : null;
}

/** Forgets it: the person has come back, or logs out. */
export const forgetReturnPath = (): void => localStorage.removeItem(key);

/** Whether an address is one of the pages that people open from outside before they sign in. */
const isReturnPath = (path: string): boolean => /^\/(join\/[\w-]+|u\/\w+)$/.test(path);
