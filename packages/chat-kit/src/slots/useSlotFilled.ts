import { useFilledSlot } from '@franca/ui/kit';

// The name is not typed by `ChatSlots`: that names every part, so that a part which asked it for a type would ask for itself.

/** Whether anything stands in a slot at this place: not where the application has emptied it. */
export function useSlotFilled(name: string): boolean {
  return useFilledSlot(name) !== null;
}
