import { type ComponentType, use } from 'react';
import { SlotContext } from './SlotContext.ts';

/** The application's component for messages of a kind, if there is one. */
export function useKindSlot<Props>(kind: string): ComponentType<Props> | undefined {
  const filled: unknown = use(SlotContext).kinds?.[kind];
  return filled as ComponentType<Props> | undefined;
}
