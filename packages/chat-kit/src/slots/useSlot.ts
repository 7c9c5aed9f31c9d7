import { type ComponentType, use } from 'react';
import { SlotContext } from './SlotContext.ts';
import type { SlotName } from './SlotName.ts';

/** The component that stands in a slot at this place: the application's, or else the kit's `own`. */
export function useSlot<Props>(name: SlotName, own: ComponentType<Props>): ComponentType<Props> {
  const filled: unknown = use(SlotContext)[name];
  // What `ChatSlots` lets into a slot takes the props of the component that stands there otherwise.
  return (filled as ComponentType<Props> | undefined) ?? own;
}
