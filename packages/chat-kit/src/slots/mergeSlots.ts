import type { FilledSlots } from './SlotContext.ts';

/** Lays slots over others; what `over` leaves open stays as it was. */
export function mergeSlots(under: FilledSlots, over: FilledSlots | undefined): FilledSlots {
  if (!over) return under;
  const filled = Object.entries(over).filter(([, part]) => part !== undefined);
  const kinds = under.kinds || over.kinds ? { ...under.kinds, ...over.kinds } : undefined;
  return { ...under, ...Object.fromEntries(filled), ...(kinds && { kinds }) };
}
