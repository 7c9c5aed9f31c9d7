const key = 'arrival';

/**
 * Notes that somebody has just signed in, or may register now: the page that comes next, often as a new document, takes the
 * focus.
 */
export function noteArrival(): void {
  sessionStorage.setItem(key, '1');
}

/** Somebody has signed out before any page took the focus. */
export function forgetArrival(): void {
  sessionStorage.removeItem(key);
}

/** Of two columns a phone shows one. */
const isShown = (element: Element | null): boolean =>
  element === null || (getComputedStyle(element).display !== 'none' && isShown(element.parentElement));

/**
 * Moves the focus to the heading of the page that follows the sign-in, once. Without it the keyboard and screen readers would
 * begin at the start of a document whose content came later. Where somebody has put the focus elsewhere meanwhile, it stays
 * there.
 */
export function focusArrival(): void {
  if (sessionStorage.getItem(key) === null) return;
  forgetArrival();
  if (document.activeElement !== document.body) return;
  const heading = [...document.querySelectorAll('h1')].find(isShown);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
