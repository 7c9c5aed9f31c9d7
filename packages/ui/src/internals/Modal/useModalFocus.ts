import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { tabbables } from '../tabbables.ts';
import { useFocusReturn } from '../useFocusReturn.ts';

let locks = 0;
let before = { overflow: '', scrollbarGutter: '' };

/** Holds the page still; the room of its scrollbar stays, so that nothing jumps. Returns what ends it. */
function lockScroll(): () => void {
  const page = document.documentElement;
  locks += 1;
  if (locks === 1) {
    before = { overflow: page.style.overflow, scrollbarGutter: page.style.scrollbarGutter };
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
    page.style.overflow = 'hidden';
  }
  return () => {
    locks -= 1;
    if (locks === 0) Object.assign(page.style, before);
  };
}

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
function inertOutside(surface: Element): () => void {
  const kept = [surface, ...document.querySelectorAll('[data-fr-toaster]')];
  const others = outsideOf(kept, document.body);
  for (const element of others) setClaims(element, 1);
  return () => {
    for (const element of others) setClaims(element, -1);
  };
}

/** Handles Tab on the surface of a modal: behind the last control comes the first one, and the other way round. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: surface, target, shiftKey } = event;
  // What floats above the modal is a child for React only, and has its own way with Tab.
  if (
    event.key !== 'Tab' ||
    event.defaultPrevented ||
    !(target instanceof Node) ||
    !surface.contains(target)
  ) {
    return;
  }
  const stops = tabbables(surface);
  const ahead = shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (stops.some((stop) => target.compareDocumentPosition(stop) & ahead)) return;
  event.preventDefault();
  (shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/**
 * While open: the focus is inside, everything else is out of reach, and the page stands still. In the moment of
 * closing all of that is given back, before the surface has left.
 */
export function useModalFocus(
  open: boolean,
  surface: RefObject<HTMLElement | null>,
  initialFocus: RefObject<HTMLElement | null> | undefined,
): void {
  const release = useRef(() => {});
  useEffect(() => {
    if (!open || !surface.current) return;
    const free = inertOutside(surface.current);
    const unlock = lockScroll();
    release.current = () => {
      unlock();
      free();
      release.current = () => {};
    };
  }, [open, surface]);
  // Before the modal is seen to be gone, and before what opened it gets the focus back. The end of an effect comes
  // only after that frame, and a field that was focused in between would lose what is typed into it.
  useLayoutEffect(() => (open ? () => release.current() : undefined), [open]);
  useFocusReturn(open, surface);
  useEffect(() => {
    const element = surface.current;
    if (!open || !element || element.contains(document.activeElement)) return;
    // What is off cannot take it; the surface always can.
    for (const stop of [initialFocus?.current, tabbables(element)[0], element]) {
      stop?.focus({ preventScroll: true });
      if (element.contains(document.activeElement)) return;
    }
  }, [open, surface, initialFocus]);
}
