import { findUiLanguage } from '@franca/languages';
import { Skeleton } from '@franca/ui';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { TextError } from '../../lib/data/errorText.ts';
import { texts, useText } from '../../strings/texts.ts';
import type { CardEntryProps, EnteredCard } from './CardEntry.ts';
import * as styles from './CardFields.styles.ts';
import { loadStripe } from './loadStripe.ts';
import { stripeAppearance, watchTheme } from './stripeAppearance.ts';

/** Props of {@link StripeFields}. */
export interface StripeFieldsProps extends CardEntryProps<'stripe'> {
  /** Cents of AUD that are paid now; left out where the card is only kept. */
  amountCents?: number | undefined;
}

/** Stripe's script and the form that it has put on the page. */
interface StripeForm {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
}

/** Puts Stripe's form on the page, in our language and colours. */
function useStripeForm(place: RefObject<HTMLElement | null>, key: string, amountCents: number | undefined) {
  const language = useStore(texts, (shown) => findUiLanguage(shown.language) ?? ('auto' as const));
  const form = useRef<StripeForm>(undefined);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let hasEnded = false;
    let end = () => {};
    const show = (stripe: Stripe) => {
      const element = place.current;
      if (hasEnded || !element) return;
      const what =
        amountCents === undefined
          ? ({ mode: 'setup' } as const)
          : ({ mode: 'payment', amount: amountCents } as const);
      const look = () => ({ locale: language, appearance: stripeAppearance(element) });
      const elements = stripe.elements({
        currency: 'aud',
        setupFutureUsage: 'off_session',
        allowedPaymentMethodTypes: ['card'],
        ...what,
        ...look(),
      });
      const payment = elements.create('payment', { layout: 'tabs' });
      payment.on('ready', () => setState('ready'));
      payment.on('loaderror', () => setState('failed'));
      payment.mount(element);
      form.current = { stripe, elements };
      const stopWatching = watchTheme(() => void elements.update(look()));
      end = () => {
        stopWatching();
        payment.destroy();
      };
    };
    loadStripe(key)
      .then(show)
      .catch(() => hasEnded || setState('failed'));
    return () => {
      hasEnded = true;
      form.current = undefined;
      end();
    };
  }, [place, key, amountCents, language, attempt]);
  return {
    form,
    state,
    retry: () => {
      setState('loading');
      setAttempt((count) => count + 1);
    },
  };
}

/** What the person has entered as a token; null where the form says what is wrong. */
async function readToken({ stripe, elements }: StripeForm): Promise<EnteredCard | null> {
  const answer = await elements.submit();
  const made = answer.error ? answer : await stripe.createConfirmationToken({ elements });
  if ('confirmationToken' in made && made.confirmationToken) return { token: made.confirmationToken.id };
  // Stripe's form shows what is wrong with the card itself.
  if (made.error?.type === 'validation_error' || made.error?.type === 'card_error') return null;
  throw new TextError('billing.stripeFailed');
}

/** Stripe's form for a card, in a frame of Stripe's: neither this page nor the server sees the number. */
export function StripeFields({ setup, amountCents, ref }: StripeFieldsProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const { form, state, retry } = useStripeForm(place, setup.publishable_key, amountCents);
  useImperativeHandle(
    ref,
    () => ({
      collect: async () => {
        if (!form.current) throw new TextError('billing.stripeFailed');
        return readToken(form.current);
      },
    }),
    [form],
  );
  return (
    <div className={styles.stripe} aria-busy={state === 'loading'} data-state={state}>
      {state === 'failed' ? <LoadFailure onRetry={retry}>{text('billing.stripeFailed')}</LoadFailure> : null}
      {state === 'loading' ? <Skeleton shape="block" height="14rem" /> : null}
      <div ref={place} hidden={state === 'failed'} />
    </div>
  );
}
