import { toasts } from './toasts.ts';

const key = 'carriedToasts';

/** Keeps the toasts that are shown for the next document of this tab: a person has not had the time to read them. */
export function carryToasts(): void {
  const shown = toasts.getToasts().map(({ content, style }) => ({ content, style }));
  if (shown.length > 0) sessionStorage.setItem(key, JSON.stringify(shown));
}

/** Shows the toasts that the document before this one left. */
export function showCarriedToasts(): void {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  for (const toast of JSON.parse(kept ?? '[]')) toasts.show(toast);
}
