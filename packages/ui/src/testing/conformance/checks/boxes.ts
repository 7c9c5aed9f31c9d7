import type { Direction } from '@franca/languages';

/** Where an element lies, from the start edge and the top of the page, in pixels. */
export interface Box {
  /** Says which element it is. */
  name: string;
  /** Distance from the edge where reading begins. */
  start: number;
  /** Distance from the top. */
  top: number;
  /** Size along the line. */
  width: number;
  /** Size across lines. */
  height: number;
  /** Whether it follows the direction of the page; what holds numbers may keep its own. */
  follows: boolean;
}

// The first class is that of its part; a further one may say the direction.
const nameOf = ({ tagName, classList: [first] }: Element) =>
  `<${tagName.toLowerCase()}${first ? ` class="${first}"` : ''}>`;

const isSeen = (element: Element, { width, height }: DOMRect) =>
  width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';

/**
 * The boxes of everything that is seen of a component, measured from the edge where reading begins: the same numbers
 * in both directions when the component is mirrored. The inside of a drawing is left out.
 */
export function boxes(roots: readonly Element[], direction: Direction, unmirrored = 'option'): Box[] {
  const page = document.documentElement.clientWidth;
  return roots
    .flatMap((root) => [...root.querySelectorAll('*')])
    .filter((element) => !element.matches(`svg *, option, ${unmirrored}, :is(${unmirrored}) *`))
    .map((element) => [element, element.getBoundingClientRect()] as const)
    .filter(([element, rect]) => isSeen(element, rect))
    .map(([element, { left, right, top, width, height }]) => ({
      name: nameOf(element),
      start: direction === 'ltr' ? left : page - right,
      top,
      width,
      height,
      follows: getComputedStyle(element.parentElement ?? element).direction === direction,
    }));
}
