import { type SlotProviderProps as ProviderProps, SlotProvider as UiSlotProvider } from '@franca/ui/kit';
import type { ReactNode } from 'react';
import type { ChatSlots } from './ChatSlots.ts';

/** Props of {@link SlotProvider}. */
export type SlotProviderProps = ProviderProps<ChatSlots>;

/** Fills slots for the views below it; those of a provider further out stay where this one says nothing. Renders no element. */
export const SlotProvider: (props: SlotProviderProps) => ReactNode = UiSlotProvider<ChatSlots>;
