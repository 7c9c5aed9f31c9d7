import { type ReactNode, use, useState } from 'react';
import type { ChatSlots } from './ChatSlots.ts';
import { haveSameSlots } from './haveSameSlots.ts';
import { mergeSlots } from './mergeSlots.ts';
import { SlotContext } from './SlotContext.ts';

/** Props of {@link SlotProvider}. */
export interface SlotProviderProps {
  /** The parts to replace below; those of a provider further out stay where these say nothing. */
  slots: ChatSlots | undefined;
  /** The views. */
  children: ReactNode;
}

/** Fills slots for the views below it. Renders no element. */
export function SlotProvider({ slots, children }: SlotProviderProps) {
  const outer = use(SlotContext);
  const next = mergeSlots(outer, slots);
  const [filled, setFilled] = useState(next);
  // An object literal with the same components in it must not render every message again.
  const isSame = haveSameSlots(filled, next);
  if (!isSame) setFilled(next);
  return <SlotContext value={isSame ? filled : next}>{children}</SlotContext>;
}
