/** A row of whatever list is on the page. */
export interface RowBox {
  /** Id of its message. */
  readonly key: string;
  /** Whether somebody else wrote it. */
  readonly isOther: boolean;
  /** Upper edge, pixels from the upper edge of the viewport. */
  readonly top: number;
  /** Lower edge. */
  readonly bottom: number;
}

const list = () => document.getElementById('list') as HTMLElement;

/** The scrolling element of the list on the page. */
export function scrollerOf(): HTMLElement {
  let element = list().querySelector('[data-key]')?.parentElement;
  while (element && element !== document.body) {
    const { overflowY } = getComputedStyle(element);
    // perfect-scrollbar, chatscope's, hides the browser's own bar and scrolls all the same.
    const scrolls = overflowY === 'auto' || overflowY === 'scroll' || element.classList.contains('ps');
    if (scrolls && element.clientHeight > 100) return element;
    element = element.parentElement;
  }
  throw new Error('The list has no scrolling element, or no rows yet.');
}

/** The rendered rows, top to bottom. */
export function rowBoxes(): RowBox[] {
  const edge = scrollerOf().getBoundingClientRect().top;
  return Array.from(list().querySelectorAll<HTMLElement>('[data-key]'), (row) => {
    const box = row.getBoundingClientRect();
    const key = row.dataset.key ?? '';
    return { key, isOther: isOther(row), top: box.top - edge, bottom: box.bottom - edge };
  }).sort((first, second) => first.top - second.top);
}

const isOther = (row: HTMLElement) =>
  row.dataset.other !== undefined || row.matches('article:not([data-own])');

/** The first row whose top is inside the viewport: what the reader is looking at. */
export function anchor(): RowBox {
  const found = rowBoxes().find(({ top }) => top >= 0);
  if (!found) throw new Error('No row begins inside the viewport.');
  return found;
}

/** Upper edge of one row, or of where it would be at least: a viewport away when it is not rendered. */
export function topOf(key: string): number {
  const row = list().querySelector(`[data-key="${key}"]`);
  const scroller = scrollerOf();
  if (!row) return scroller.clientHeight * 10;
  return row.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
}

/** Pixels between the scroll position and the end. */
export function fromEnd(): number {
  const { scrollHeight, clientHeight, scrollTop } = scrollerOf();
  return scrollHeight - clientHeight - scrollTop;
}
