import type { Profile } from '@franca/contract';
import { Badge, type BadgeProps, Banner, Button, useLocale } from '@franca/ui';
import { Link } from 'react-router-dom';
import { type LaterTextKey, useLaterText } from '../../strings/laterTexts.ts';
import * as styles from './Account.styles.ts';
import { AccountCard } from './AccountCard.tsx';
import { PastPayments } from './PastPayments.tsx';
import { endOfPeriod, formatDay } from './planDates.ts';
import { formatAmount, planNames } from './planTexts.ts';
import { useRestart } from './useRestart.ts';

type Subscription = Profile['subscription'];

const stateWords: Partial<
  Record<Subscription['status'], { readonly tone: BadgeProps['tone']; readonly word: LaterTextKey }>
> = {
  trialing: { tone: 'success', word: 'account.trialing' },
  past_due: { tone: 'warning', word: 'account.pastDue' },
  cancelled: { tone: 'neutral', word: 'account.cancelled' },
};

/** What the end of the present period means. */
function endLabel({ status, renews }: Subscription): LaterTextKey {
  if (status === 'trialing') return 'account.trialUntil';
  if (status === 'past_due') return 'account.wasDue';
  if (status === 'cancelled') return 'account.endsOn';
  return renews ? 'account.nextBilling' : 'billing.runsUntil';
}

/** The plan with its price and the date that matters. */
function PlanFacts({ plan }: { plan: Subscription }) {
  const text = useLaterText();
  const locale = useLocale();
  const end = endOfPeriod(plan);
  const state = stateWords[plan.status];
  const isFree = plan.package === 'free';
  return (
    <dl className={styles.facts}>
      <dt>{text('billing.plan')}</dt>
      <dd>
        {text(isFree ? 'billing.planBasic' : planNames[plan.package])}{' '}
        {state ? <Badge tone={state.tone}>{text(state.word)}</Badge> : null}
      </dd>
      <dt>{text('billing.price')}</dt>
      <dd>
        {isFree ? (
          text('billing.planFree')
        ) : (
          <>
            <bdi>{formatAmount(plan.price)}</bdi> {text('billing.perMonth')}
          </>
        )}
      </dd>
      {end && !isFree ? (
        <>
          <dt>{text(endLabel(plan))}</dt>
          <dd>{formatDay(end, locale)}</dd>
        </>
      ) : null}
      {plan.next_package && !plan.cancelled_at && end ? (
        <>
          <dt>{text('account.afterThat')}</dt>
          <dd>{text(planNames[plan.next_package])}</dd>
        </>
      ) : null}
    </dl>
  );
}

/** What is to be said about a plan that does not simply go on. */
function PlanNotice({ plan }: { plan: Subscription }) {
  const text = useLaterText();
  const locale = useLocale();
  const restarting = useRestart();
  const end = endOfPeriod(plan);
  if (plan.status === 'past_due') return <Banner tone="warning">{text('account.pastDueText')}</Banner>;
  if (plan.status === 'trialing' && plan.renews)
    return <Banner>{text('account.trialText', { amount: `${formatAmount(plan.price)} AUD` })}</Banner>;
  if (plan.status !== 'cancelled' || !end) return null;
  return (
    <>
      <Banner>{text('account.cancelledText', { date: formatDay(end, locale) })}</Banner>
      <Button className={styles.start} loading={restarting.isPending} onClick={() => restarting.mutate()}>
        {text('account.restart')}
      </Button>
    </>
  );
}

/** Props of {@link AccountPanel}. */
export interface AccountPanelProps {
  /** Who is signed in. */
  me: Profile;
}

/** Inside of the account dialog: the plan, the card and the payments. */
export function AccountPanel({ me }: AccountPanelProps) {
  const text = useLaterText();
  const plan = me.subscription;
  if (plan.status === 'open')
    return (
      <div className={styles.root}>
        <p className={styles.strong}>{text('checkout.openTitle')}</p>
        <p className={styles.quiet}>{text('checkout.openText')}</p>
      </div>
    );
  return (
    <div className={styles.root}>
      <PlanFacts plan={plan} />
      <PlanNotice plan={plan} />
      {plan.package !== 'free' && plan.created_at ? (
        <Link className={styles.link} to="/check-out?method=card">
          {text('account.changePlan')}
        </Link>
      ) : null}
      <AccountCard me={me} />
      <PastPayments />
    </div>
  );
}
