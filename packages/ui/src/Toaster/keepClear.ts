/** A rectangle of the window, in CSS pixels. */
export interface Box {
  /** Its upper edge. */
  readonly top: number;
  /** Its lower edge. */
  readonly bottom: number;
  /** Its left edge. */
  readonly left: number;
  /** Its right edge. */
  readonly right: number;
}

/** What can be pressed or filled in. */
const controls = 'a[href], button, input, select, summary, textarea, [role="button"]';
const feed = '[role="feed"]';

/** Pixels between toasts and what they keep clear of. */
const gap = 8;

/**
 * How many pixels a box is lifted until it covers none of the others, the fewest that do.
 *
 * @param most where it would be more, there is no better place: 0
 */
export function liftAbove(box: Box, others: readonly Box[], most: number): number {
  const inColumn = others.filter(({ left, right }) => right > box.left && left < box.right);
  let lift = 0;
  for (let isMoved = true; isMoved && lift <= most; ) {
    isMoved = false;
    for (const { top, bottom } of inColumn) {
      if (top - gap >= box.bottom - lift || bottom <= box.top - lift) continue;
      lift = box.bottom - top + gap;
      isMoved = true;
    }
  }
  return lift <= most ? lift : 0;
}

/** Whether somebody sees an element: it is neither scrolled away nor below a dialog. */
function isSeen(element: Element, { top, bottom, left, right }: Box): boolean {
  return document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(element);
}

/** What toasts of a section do not cover: controls, beside those that scroll in a feed, and the newest entry of one. */
function findNeeded(section: HTMLElement): Element[] {
  const outside = [...document.querySelectorAll(controls)].filter((element) => !element.closest(feed));
  const newest = [...document.querySelectorAll(`${feed} [aria-posinset]`)].filter(
    (entry) => entry.getAttribute('aria-posinset') === entry.getAttribute('aria-setsize'),
  );
  return [...outside, ...newest].filter((element) => !section.contains(element));
}

/** Lifts the toasts of a section to where they cover nothing that is needed, at most by half of the window. */
export function keepClear(section: HTMLElement): void {
  const list = section.firstElementChild;
  // Documents without a layout, those of tests in Node, know no points: nothing covers anything there.
  if (!list || !('elementsFromPoint' in document)) return;
  section.style.removeProperty('--lift');
  const needed = findNeeded(section)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => isSeen(element, box))
    .map(({ box }) => box);
  const lift = liftAbove(list.getBoundingClientRect(), needed, window.innerHeight / 2);
  section.style.setProperty('--lift', `${Math.ceil(lift)}px`);
}

/** Milliseconds after which what has just come into the page stands in its place: dialogs rise, and lists scroll to their end. */
const layoutMs = 400;

/** Keeps toasts clear while the page below them changes; returns what ends it. */
export function watchClear(section: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const place = (): void => keepClear(section);
  const placeSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(place, layoutMs);
  };
  // Its own changes, those of the toasts, are measured by whoever shows them.
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !section.contains(target))) placeSoon();
  });
  place();
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('resize', place);
  document.addEventListener('scroll', placeSoon, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener('resize', place);
    document.removeEventListener('scroll', placeSoon, { capture: true });
  };
}
