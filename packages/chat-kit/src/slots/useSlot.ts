import { type ComponentType, use } from 'react';
import { SlotContext } from './SlotContext.ts';
import type { SlotName } from './SlotName.ts';

/** Whether anything stands in a slot at this place; an application empties one with null. */
export function useSlotFilled(name: SlotName): boolean {
  return use(SlotContext)[name] !== null;
}

/** Draws nothing: what stands in an emptied slot. */
export function EmptySlot(): null {
  return null;
}

/** The component that stands in a slot at this place: the application's, or else the kit's `own`. */
export function useSlot<Props>(name: SlotName, own: ComponentType<Props>): ComponentType<Props> {
  const filled: unknown = use(SlotContext)[name];
  // What `ChatSlots` lets into a slot takes the props of the component that stands there otherwise.
  if (filled === null) return EmptySlot;
  return (filled as ComponentType<Props> | undefined) ?? own;
}
