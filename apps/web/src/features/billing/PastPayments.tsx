import type { EndpointData, endpoints } from '@franca/contract';
import { Badge, Button, Skeleton, useLocale } from '@franca/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { queries } from '../../lib/data/api.ts';
import { errorText } from '../../lib/data/errorText.ts';
import { type LaterTextKey, useLaterText } from '../../strings/laterTexts.ts';
import * as styles from './Account.styles.ts';
import { formatDay } from './planDates.ts';
import { formatAmount, planNames } from './planTexts.ts';

type Payment = EndpointData<typeof endpoints.billing.payments>[number];

/** Payments that are in sight before the person asks for all. */
const shownAtFirst = 5;

const kinds: Record<Payment['kind'], LaterTextKey> = {
  payment: 'account.payment',
  refund: 'account.refund',
  gift: 'account.gift',
};

/** One payment: when, what for, and how much. */
function PaymentRow({ payment }: { payment: Payment }) {
  const text = useLaterText();
  const locale = useLocale();
  const { kind, status, last4 } = payment;
  return (
    <li className={styles.payment}>
      <span>{formatDay(new Date(payment.at), locale)}</span>
      <span className={styles.amount}>
        {status === 'failed' ? <Badge tone="warning">{text('account.failed')}</Badge> : null}{' '}
        <bdi dir="ltr" data-status={status}>
          {formatAmount(payment.amount_cents / 100)}
        </bdi>
      </span>
      <span className={styles.quiet}>
        {text(planNames[payment.package])} · {text(kinds[kind])}
      </span>
      <span className={styles.lastDigits}>{last4 ? <bdi dir="ltr">•••• {last4}</bdi> : null}</span>
    </li>
  );
}

/** Past payments, refunds and gifts, newest first. */
export function PastPayments() {
  const text = useLaterText();
  const [isWhole, setWhole] = useState(false);
  const {
    data: payments,
    error,
    refetch,
  } = useQuery({
    ...queries.billing.payments(),
    networkMode: 'always',
  });
  const count = payments?.length ?? 0;
  const shown = isWhole ? payments : payments?.slice(0, shownAtFirst);
  return (
    <section className={styles.section} aria-busy={!payments && !error}>
      <h3 className={styles.heading}>{text('account.payments')}</h3>
      {error && !payments ? (
        <LoadFailure onRetry={() => void refetch()}>{errorText(error)}</LoadFailure>
      ) : null}
      {!payments && !error ? <Skeleton width="60%" /> : null}
      {payments && count === 0 ? <p className={styles.quiet}>{text('account.noPayments')}</p> : null}
      {shown && count > 0 ? (
        <ul className={styles.payments}>
          {shown.map((payment) => (
            <PaymentRow key={payment._id} payment={payment} />
          ))}
        </ul>
      ) : null}
      {count > shownAtFirst && !isWhole ? (
        <Button className={styles.start} size="small" variant="ghost" onClick={() => setWhole(true)}>
          {text('account.showAll', { count })}
        </Button>
      ) : null}
    </section>
  );
}
