import { plans } from '@franca/contract';
import { Button, Card, Checkbox, Skeleton, useToast } from '@franca/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api, queries } from '../../lib/data/api.ts';
import { useText } from '../../strings/texts.ts';
import type { CardEntryHandle } from './CardEntry.ts';
import * as styles from './Checkout.styles.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { failureOf } from './checkoutFailure.ts';
import { EnterCard } from './EnterCard.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { type OpenPurchase, openPurchase } from './openPurchase.ts';
import { PaymentProgress } from './PaymentProgress.tsx';
import { PlansOff } from './PlansOff.tsx';
import { formatAmount, type PaidPlan, planNames } from './planTexts.ts';
import { usePayment } from './usePayment.ts';
import { usePaymentSetup } from './usePaymentSetup.ts';

const buy = ({ package: name, token }: OpenPurchase) =>
  api.billing.checkOut({ body: { token, package_name: name, package_price: plans[name].price } });

/** The entered card as the token that a purchase takes; null where the fields say what is wrong. */
async function readToken(entry: CardEntryHandle): Promise<string | null> {
  const card = await entry.collect();
  if (!card) return null;
  if ('token' in card) return card.token;
  return (await api.billing.createCardToken({ body: card })).token;
}

/** A purchase by card, from the entered card to the page that tells its outcome. */
function usePurchase(plan: PaidPlan) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [open] = useState(openPurchase.read);
  const leave = (error: Error) => {
    const failure = failureOf(error);
    if (failure) navigate('/check-out/error?method=card', { state: failure });
  };
  const payment = usePayment({
    open: open && (() => buy(open)),
    onDone: async () => {
      openPurchase.clear();
      toast.success(text('billing.checkedOut'));
      await client.invalidateQueries({ queryKey: queries.users.me().queryKey });
      navigate('/check-out/success', { replace: true });
    },
    onRefused: (error) => {
      openPurchase.clear();
      leave(error);
    },
  });
  const entering = useMutation({
    mutationFn: readToken,
    onSuccess: (token) => {
      if (token === null) return;
      const purchase = { package: plan, token };
      openPurchase.write(purchase);
      payment.start(() => buy(purchase));
    },
    onError: leave,
  });
  return {
    payment,
    /** The plan that is bought: an open purchase goes before the address. */
    plan: open?.package ?? plan,
    enter: entering.mutate,
    isBusy: entering.isPending || payment.step.name === 'sending',
  };
}

/** Props of {@link CardCheckout}. */
export interface CardCheckoutProps {
  /** The plan that the address names. */
  plan: PaidPlan;
}

/** The checkout by card: what is bought, the card, the agreement, and where the outcome leads. */
export function CardCheckout({ plan: chosen }: CardCheckoutProps) {
  const text = useText();
  const termsId = useId();
  const entry = useRef<CardEntryHandle>(null);
  const [isAgreed, setAgreed] = useState(false);
  const { data: setup, error, refetch } = usePaymentSetup();
  const { payment, plan, enter, isBusy } = usePurchase(chosen);
  if (setup?.provider === 'none') return <PlansOff />;
  const amount = `${formatAmount(plans[plan].price)} AUD`;
  const isWaiting = payment.step.name === 'waiting';
  return (
    <CheckoutPage title={text('billing.checkout')}>
      <Card padding="small">
        <dl className={styles.facts}>
          <dt>{text('billing.plan')}</dt>
          <dd>{text(planNames[plan])}</dd>
          <dt>{text('billing.price')}</dt>
          <dd>
            <bdi>{formatAmount(plans[plan].price)}</bdi> {text('billing.perMonth')}
          </dd>
          <dt className={styles.total}>{text('checkout.total')}</dt>
          <dd className={styles.total}>
            <bdi>{amount}</bdi>
          </dd>
        </dl>
      </Card>
      <PaymentProgress payment={payment} question={text('checkout.bankPays', { amount })} />
      {error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : null}
      <form
        className={styles.form}
        hidden={isWaiting}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isAgreed && !isBusy && entry.current) enter(entry.current);
        }}
      >
        {setup ? (
          <EnterCard setup={setup} amountCents={Math.round(plans[plan].price * 100)} ref={entry} />
        ) : (
          <div className={styles.cardRoom} aria-busy={!error}>
            <Skeleton shape="block" height="100%" />
          </div>
        )}
        <p className={styles.terms} id={termsId}>
          {text('checkout.renews', { amount })}
        </p>
        <Checkbox
          label={text('billing.agree')}
          aria-describedby={termsId}
          checked={isAgreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        <Button wide size="large" type="submit" disabled={!isAgreed || !setup} loading={isBusy}>
          {text('checkout.pay', { amount })}
        </Button>
        <Link className={styles.otherWay} to={`/check-out?method=gift&package=${plan}`}>
          {text('checkout.useGift')}
        </Link>
      </form>
    </CheckoutPage>
  );
}
