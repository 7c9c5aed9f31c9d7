import { useLayoutEffect } from 'react';
import { aboveLayersSelector } from './layerOrder.ts';

/** How many open layers want an element out of reach; on the element, because several copies of this package count. */
const countAttribute = 'data-fr-inert';

function change(element: Element, by: 1 | -1): void {
  const count = Number(element.getAttribute(countAttribute) ?? 0) + by;
  if (count > 0) element.setAttribute(countAttribute, String(count));
  else element.removeAttribute(countAttribute);
  element.toggleAttribute('inert', count > 0);
}

function outsideOf(kept: readonly Element[], parent: Element): Element[] {
  return [...parent.children].flatMap((child) => {
    // The guards of the focus manager lead Tab round.
    if (kept.includes(child) || child.hasAttribute('data-floating-ui-focus-guard')) return [];
    if (kept.some((element) => child.contains(element))) return outsideOf(kept, child);
    // What somebody else has made inert stays theirs.
    return child.hasAttribute('inert') && !child.hasAttribute(countAttribute) ? [] : [child];
  });
}

/** The toasts and whatever else stays in reach above dialogs. */
export const elementsAboveLayers = (): Element[] => [...document.querySelectorAll(aboveLayersSelector)];

function inertOutside(kept: readonly Element[]): () => void {
  const others = outsideOf(kept, document.body);
  for (const element of others) change(element, 1);
  return () => {
    for (const element of others) change(element, -1);
  };
}

/**
 * Takes everything but a modal surface and the toasts out of reach of pointer, keyboard and screen reader while it is open. The
 * focus manager does so too, but frees the page in an effect that may come a frame after the surface has gone: a field that is
 * focused in between would lose what is typed into it.
 */
export function useInertOutside(open: boolean, surface: Element | null): void {
  useLayoutEffect(
    () => (open && surface ? inertOutside([surface, ...elementsAboveLayers()]) : undefined),
    [open, surface],
  );
}
