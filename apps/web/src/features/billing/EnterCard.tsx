import type { Ref } from 'react';
import type { CardEntryHandle, PaymentSetup } from './CardEntry.ts';
import { CardFields } from './CardFields.tsx';
import { StripeFields } from './StripeFields.tsx';

/** Props of {@link EnterCard}. */
export interface EnterCardProps {
  /** How cards are entered on this server. */
  setup: PaymentSetup;
  /** Cents of AUD that are paid now; left out where the card is only kept. */
  amountCents?: number;
  /** Hands the card out. */
  ref: Ref<CardEntryHandle>;
}

/** The fields that collect a card, by the server's payment provider. */
export function EnterCard({ setup, amountCents, ref }: EnterCardProps) {
  if (setup.provider === 'sandbox') return <CardFields setup={setup} ref={ref} />;
  if (setup.provider === 'stripe') return <StripeFields setup={setup} amountCents={amountCents} ref={ref} />;
  return null;
}
