import { useFilledSlot } from '@franca/ui/kit';
import type { ComponentType } from 'react';
import type { SlotName } from './ChatSlots.ts';

/** Draws nothing: what stands in an emptied slot. */
function EmptySlot(): null {
  return null;
}

/** The component that stands in a slot at this place: the application's, or else the kit's `own`; null empties a slot. */
export function useSlot<Props>(name: SlotName, own: ComponentType<Props>): ComponentType<Props> {
  const filled = useFilledSlot<Props>(name);
  return filled === null ? EmptySlot : (filled ?? own);
}

/** Whether anything stands in a slot at this place. */
export function useSlotFilled(name: SlotName): boolean {
  return useFilledSlot(name) !== null;
}
