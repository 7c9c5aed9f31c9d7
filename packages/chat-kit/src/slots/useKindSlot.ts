import { useFilledSlot } from '@franca/ui/kit';
import type { ComponentType } from 'react';

/** The application's component for messages of a kind, if there is one. */
export function useKindSlot<Props>(kind: string): ComponentType<Props> | undefined {
  return useFilledSlot<Props>('kinds', kind) ?? undefined;
}
