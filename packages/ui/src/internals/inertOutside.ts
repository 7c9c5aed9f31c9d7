// How many open layers want an element out of reach; the last one to close gives it back.
const claims = new Map<Element, number>();

const setClaims = (element: Element, change: 1 | -1) => {
  const left = (claims.get(element) ?? 0) + change;
  if (left > 0) claims.set(element, left);
  else claims.delete(element);
  element.toggleAttribute('inert', left > 0);
};

function outsideOf(kept: readonly Element[], parent: Element): Element[] {
  return [...parent.children].flatMap((child) => {
    if (kept.includes(child)) return [];
    if (kept.some((element) => child.contains(element))) return outsideOf(kept, child);
    // What somebody else has made inert stays theirs.
    return child.hasAttribute('inert') && !claims.has(child) ? [] : [child];
  });
}

/** Takes everything but a layer and the toasts out of reach of pointer, keyboard and screen reader; the returned function undoes it. */
export function inertOutside(surface: Element): () => void {
  const kept = [surface, ...document.querySelectorAll('[data-fr-toaster]')];
  const others = outsideOf(kept, document.body);
  for (const element of others) setClaims(element, 1);
  return () => {
    for (const element of others) setClaims(element, -1);
  };
}
