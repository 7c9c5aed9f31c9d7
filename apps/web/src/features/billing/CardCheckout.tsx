import { type Profile, plans } from '@franca/contract';
import { Button, Card, Checkbox, Skeleton, useLocale } from '@franca/ui';
import { Suspense, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { errorText } from '../../lib/data/errorText.ts';
import { type LaterTextKey, useLaterText } from '../../strings/laterTexts.ts';
import type { CardEntryHandle } from './CardEntry.ts';
import * as styles from './Checkout.styles.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { EnterCard } from './EnterCard.tsx';
import { PaymentProgress } from './PaymentProgress.tsx';
import { PlansOff } from './PlansOff.tsx';
import { formatDay } from './planDates.ts';
import { formatAmount, type PaidPlan, planNames } from './planTexts.ts';
import type { Quote } from './quote.ts';
import { usePaymentSetup } from './usePaymentSetup.ts';
import { accountPath, usePurchase } from './usePurchase.ts';

const amountOf = (plan: PaidPlan) => `${formatAmount(plans[plan].price)} AUD`;

/** Props of {@link Summary}. */
interface SummaryProps {
  /** The plan that is bought. */
  plan: PaidPlan;
  /** What buying it means. */
  quote: Quote;
}

/** What is bought: the plan, its price, and what is charged now. */
function Summary({ plan, quote }: SummaryProps) {
  const text = useLaterText();
  const locale = useLocale();
  const amount = amountOf(plan);
  const today = quote.kind === 'later' || quote.kind === 'goes-on' ? `${formatAmount(0)} AUD` : amount;
  return (
    <>
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
            {quote.kind === 'less' ? text('checkout.atMost', { amount }) : <bdi>{today}</bdi>}
          </dd>
        </dl>
      </Card>
      {quote.kind === 'less' ? <p className={styles.terms}>{text('checkout.lessText')}</p> : null}
      {quote.kind === 'later' ? (
        <p className={styles.terms}>
          {text('checkout.laterText', { plan: text(planNames[plan]), date: formatDay(quote.date, locale) })}
        </p>
      ) : null}
      {quote.kind === 'goes-on' ? (
        <p className={styles.terms}>{text('checkout.goesOnText', { date: formatDay(quote.date, locale) })}</p>
      ) : null}
    </>
  );
}

const nothingToBuy = {
  running: 'checkout.planRuns',
  given: 'checkout.planGiven',
  cancelled: 'checkout.planCancelled',
} as const satisfies Record<string, LaterTextKey>;

/** Props of {@link CardCheckout}. */
export interface CardCheckoutProps {
  /** The plan that the address names. */
  plan: PaidPlan;
  /** The plan that the person has; undefined where it could not be loaded. */
  own: Profile['subscription'] | undefined;
}

/** The checkout by card: what is bought, the card, the agreement, and where the outcome leads. */
export function CardCheckout({ plan: chosen, own }: CardCheckoutProps) {
  const text = useLaterText();
  const navigate = useNavigate();
  const termsId = useId();
  const entry = useRef<CardEntryHandle>(null);
  const [isAgreed, setAgreed] = useState(false);
  const { data: setup, error, refetch } = usePaymentSetup();
  const { payment, plan, quote, enter, isBusy } = usePurchase(chosen, own);
  if (setup?.provider === 'none') return <PlansOff />;
  const amount = amountOf(plan);
  const isIdle = payment.step.name === 'idle';
  if (quote.kind === 'nothing' && isIdle && !isBusy)
    return (
      <CheckoutPage title={text('billing.checkout')}>
        <p>{text(nothingToBuy[quote.reason], { plan: text(planNames[own?.package ?? plan]) })}</p>
        <div className={styles.buttons}>
          <Button onClick={() => navigate(accountPath)}>{text('shell.account')}</Button>
        </div>
      </CheckoutPage>
    );
  const isCharged = quote.kind === 'whole' || quote.kind === 'less';
  const bankPays =
    quote.kind === 'less' ? text('checkout.bankPaysLess') : text('checkout.bankPays', { amount });
  const bankAsks = isCharged ? bankPays : text('checkout.bankKeepsCard');
  const buttons = {
    whole: text('checkout.pay', { amount }),
    less: text('checkout.payAtMost', { amount }),
    later: text('checkout.confirm'),
    'goes-on': text('checkout.confirm'),
    nothing: text('checkout.pay', { amount }),
  };
  const room = (
    <div className={styles.cardRoom} aria-busy={!error}>
      <Skeleton shape="block" height="100%" />
    </div>
  );
  return (
    <CheckoutPage title={text('billing.checkout')}>
      <Summary plan={plan} quote={quote} />
      <PaymentProgress payment={payment} question={bankAsks} />
      {error ? <LoadFailure onRetry={() => void refetch()}>{errorText(error)}</LoadFailure> : null}
      <form
        className={styles.form}
        hidden={payment.step.name === 'waiting'}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isAgreed && !isBusy && entry.current) enter(entry.current);
        }}
      >
        {setup ? (
          <Suspense fallback={room}>
            <EnterCard
              setup={setup}
              {...(isCharged ? { amountCents: Math.round(plans[plan].price * 100) } : undefined)}
              ref={entry}
            />
          </Suspense>
        ) : (
          room
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
        <Button
          wide
          size="large"
          type="submit"
          disabled={!setup}
          disabledReason={isAgreed ? null : text('billing.agreeFirst')}
          loading={isBusy}
        >
          {buttons[quote.kind]}
        </Button>
        <Link className={styles.otherWay} to={`/check-out?method=gift&package=${plan}`}>
          {text('checkout.useGift')}
        </Link>
      </form>
    </CheckoutPage>
  );
}
