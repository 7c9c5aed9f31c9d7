import { useFilledSlot } from '@franca/ui/kit';
import type { ComponentType } from 'react';

/** Draws nothing: what stands in an emptied slot. */
function EmptySlot(): null {
  return null;
}

/** The component that stands in a slot at this place: the application's, or else the kit's `own`; null empties a slot. */
export function useSlot<Props>(name: string, own: ComponentType<Props>): ComponentType<Props> {
  const filled = useFilledSlot<Props>(name);
  return filled === null ? EmptySlot : (filled ?? own);
}

// The names are not typed by `ChatSlots`: it names every part, so that a part which asked it for a type would ask for itself.

/** Whether anything stands in a slot at this place. */
export function useSlotFilled(name: string): boolean {
  return useFilledSlot(name) !== null;
}
