import { useEffect, useRef } from 'react';
import type { PaymentAction } from './CardEntry.ts';
import { loadStripe } from './loadStripe.ts';

/** Props of {@link StripeBankStep}. */
export interface StripeBankStepProps {
  /** What the bank asks. */
  action: Extract<PaymentAction, { provider: 'stripe' }>;
  /** Stripe's key of this server. */
  publishableKey: string;
  /** Called when the bank knows the answer: the server asks for it. */
  onAnswered: () => void;
  /** Called when the question could not be shown; it can be asked again. */
  onLeft: () => void;
}

/** Errors after which the question is no longer open, whatever the answer was. */
const closed = /authentication_failure|unexpected_state/;

async function askBank(key: string, clientSecret: string): Promise<'answered' | 'left'> {
  const stripe = await loadStripe(key);
  const { error } = await stripe.handleNextAction({ clientSecret });
  return !error || closed.test(error.code ?? '') ? 'answered' : 'left';
}

/** Lets Stripe's script show the page of the person's bank, over this one; shows nothing itself. */
export function StripeBankStep({ action, publishableKey, onAnswered, onLeft }: StripeBankStepProps) {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    askBank(publishableKey, action.client_secret).then(
      (outcome) => (outcome === 'answered' ? onAnswered() : onLeft()),
      onLeft,
    );
  }, [action, publishableKey, onAnswered, onLeft]);
  return null;
}
