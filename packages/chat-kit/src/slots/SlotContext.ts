import { createContext } from 'react';
import type { SlotName } from './SlotName.ts';

/**
 * Components by the slot they stand in. Their props are known to `ChatSlots` alone: it names every part of the kit, so
 * that a part which asked it for a type would ask for itself.
 */
export interface FilledSlots extends Readonly<Partial<Record<SlotName, unknown>>> {
  /** Components by the kind of message that they show. */
  readonly kinds?: Readonly<Record<string, unknown>>;
}

/** Carries the slots that an application has filled; none outside a provider. */
export const SlotContext = createContext<FilledSlots>({});
