import type { KeyboardEvent } from 'react';
import { tabbables } from '../tabbables.ts';

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
