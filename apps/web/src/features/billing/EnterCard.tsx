import { lazyPart } from '@franca/ui/kit';
import type { Ref } from 'react';
import type { CardEntryHandle, PaymentSetup } from './CardEntry.ts';

// One of the two, once the server has said which.
const CardFields = lazyPart(() => import('./CardFields.tsx'), 'CardFields');
const StripeFields = lazyPart(() => import('./StripeFields.tsx'), 'StripeFields');

/** Props of {@link EnterCard}. */
export interface EnterCardProps {
  /** How cards are entered on this server. */
  setup: PaymentSetup;
  /** Cents of AUD that are paid now; left out where the card is only kept. */
  amountCents?: number;
  /** Hands the card out. */
  ref: Ref<CardEntryHandle>;
}

/** The fields that collect a card, by the server's payment provider. They are loaded: it stands inside a `<Suspense>`. */
export function EnterCard({ setup, amountCents, ref }: EnterCardProps) {
  if (setup.provider === 'sandbox') return <CardFields setup={setup} ref={ref} />;
  if (setup.provider === 'stripe') return <StripeFields setup={setup} amountCents={amountCents} ref={ref} />;
  return null;
}
