import type { KeyboardEvent } from 'react';
import { tabbables } from '../tabbables.ts';

/** Handles Tab on the surface of a modal: behind the last control comes the first one, and the other way round. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: surface, target } = event;
  // What floats above the modal is a child for React only, and has its own way with Tab.
  if (event.key !== 'Tab' || event.defaultPrevented || !surface.contains(target as Node)) return;
  const stops = tabbables(surface);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (edge && target !== edge && target !== surface) return;
  if (target === surface && !event.shiftKey && edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
