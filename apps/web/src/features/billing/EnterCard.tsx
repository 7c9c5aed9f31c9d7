import type { Ref } from 'react';
import type { CardEntryHandle, PaymentSetup } from './CardEntry.ts';
import { CardFields } from './CardFields.tsx';

/** Props of {@link EnterCard}. */
export interface EnterCardProps {
  /** How cards are entered on this server. */
  setup: PaymentSetup;
  /** Hands the card out. */
  ref: Ref<CardEntryHandle>;
}

/** The fields that collect a card, by the server's payment provider. */
export function EnterCard({ setup, ref }: EnterCardProps) {
  if (setup.provider === 'sandbox') return <CardFields setup={setup} ref={ref} />;
  return null;
}
