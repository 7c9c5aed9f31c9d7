import { type PackageName, type Profile, plans } from '@franca/contract';
import { Button, Skeleton, useToast } from '@franca/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { api, queries } from '../../lib/data/api.ts';
import { errorText } from '../../lib/data/errorText.ts';
import { useLaterText } from '../../strings/laterTexts.ts';
import * as styles from './Account.styles.ts';
import type { CardEntryHandle, EnteredCard } from './CardEntry.ts';
import { EnterCard } from './EnterCard.tsx';
import { PaymentProgress } from './PaymentProgress.tsx';
import { formatAmount, planNames, readPaidPlan } from './planTexts.ts';
import { usePayment } from './usePayment.ts';
import { usePaymentSetup } from './usePaymentSetup.ts';

/** The trial that a card is entered for. */
interface Trial {
  /** The plan. */
  readonly package: PackageName;
  /** AUD per month as the address says; the server refuses another price than its own. */
  readonly price: number;
}

/** The trial that the address asks a card for: `show=card`, with `package_name` and `package_price`. */
function useTrialOfAddress(): Trial | null {
  const [query] = useSearchParams();
  if (query.get('show') !== 'card') return null;
  const name = readPaidPlan(query.get('package_name')) ?? 'premium';
  return { package: name, price: Number(query.get('package_price') || plans[name].price) };
}

/** What is left of the address once the trial has begun: the conversation in which it was asked for. */
function withoutTrial(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const name of ['show', 'package_name', 'package_price', 'dialog']) rest.delete(name);
  return rest.toString();
}

/** Props of {@link CardUpdate}. */
interface CardUpdateProps {
  /** The trial that begins with the card; null where only the card changes. */
  trial: Trial | null;
  /** The plan whose overdue renewal is charged to the card at once; null where nothing is charged now. */
  owed: PackageName | null;
  /** Takes the focus, because the person has just opened it. */
  takesFocus: boolean;
  /** Called when the card is stored. */
  onDone: () => void;
  /** Called when the person leaves it as it was; without it there is no button for that. */
  onClose: (() => void) | undefined;
}

/** The card form of the account dialog. */
function CardUpdate({ trial, owed, takesFocus, onDone, onClose }: CardUpdateProps) {
  const text = useLaterText();
  const toast = useToast();
  const client = useQueryClient();
  const entry = useRef<CardEntryHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: setup, error, refetch } = usePaymentSetup();
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const payment = usePayment({
    onDone: async () => {
      toast.success(text('account.cardUpdated'));
      await Promise.all([
        client.invalidateQueries({ queryKey: queries.users.me().queryKey }),
        client.invalidateQueries({ queryKey: queries.billing.payments().queryKey }),
      ]);
      onDone();
    },
  });
  const entering = useMutation({
    mutationFn: (from: CardEntryHandle) => from.collect(),
    onSuccess: (card: EnteredCard | null) => {
      if (!card) return;
      const forTrial = trial
        ? { get_trial: 1 as const, package_name: trial.package, package_price: trial.price }
        : undefined;
      payment.start(() => api.billing.updateCard({ body: { ...card, ...forTrial } }));
    },
  });
  const isBusy = entering.isPending || payment.step.name === 'sending';
  const plan = trial && text(planNames[trial.package]);
  const charged = trial?.package ?? owed;
  const amount = charged && `${formatAmount(plans[charged].price)} AUD`;
  const save = text(trial ? 'account.startTrial' : 'account.saveCard');
  const submitText = owed && amount ? text('checkout.pay', { amount }) : save;
  const room = (
    <div className={styles.room} aria-busy={!error}>
      <Skeleton shape="block" height="100%" />
    </div>
  );
  return (
    <section className={styles.section}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {plan ? text('account.trialTitle', { plan }) : text('account.card')}
      </h3>
      {trial && amount ? (
        <p className={styles.quiet}>
          {text('account.trialTerms', { days: plans[trial.package].trialDays, amount })}
        </p>
      ) : null}
      {owed && amount ? <p className={styles.quiet}>{text('account.owedText', { amount })}</p> : null}
      <PaymentProgress
        payment={payment}
        question={owed && amount ? text('checkout.bankPays', { amount }) : text('checkout.bankKeepsCard')}
      />
      {error ? <LoadFailure onRetry={() => void refetch()}>{errorText(error)}</LoadFailure> : null}
      <form
        className={styles.form}
        hidden={payment.step.name === 'waiting'}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (entry.current && !isBusy) entering.mutate(entry.current);
        }}
      >
        {setup ? (
          <Suspense fallback={room}>
            <EnterCard setup={setup} ref={entry} />
          </Suspense>
        ) : (
          room
        )}
        <div className={styles.buttons}>
          <Button type="submit" disabled={!setup} loading={isBusy}>
            {submitText}
          </Button>
          {onClose ? (
            <Button variant="ghost" onClick={onClose}>
              {text('common.cancel')}
            </Button>
          ) : null}
        </div>
      </form>
    </section>
  );
}

/** Props of {@link AccountCard}. */
export interface AccountCardProps {
  /** Who is signed in. */
  me: Profile;
}

/** The card on file, and the form that adds or changes it; with `show=card` in the address it also begins a trial. */
export function AccountCard({ me }: AccountCardProps) {
  const text = useLaterText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const trial = useTrialOfAddress();
  const [form, setForm] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const { customer, subscription } = me;
  // A plan given without an end is never charged: it needs no card.
  const isGiven = subscription.package !== 'free' && subscription.created_at === null;
  if (form === 'open' || trial)
    return (
      <CardUpdate
        trial={subscription.package === 'free' ? trial : null}
        owed={subscription.status === 'past_due' ? (subscription.next_package ?? subscription.package) : null}
        takesFocus={form === 'open'}
        onDone={() =>
          trial ? navigate({ search: withoutTrial(query) }, { replace: true }) : setForm('closed')
        }
        onClose={trial ? undefined : () => setForm('closed')}
      />
    );
  if (isGiven && !customer) return null;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{text('account.card')}</h3>
      {customer ? (
        <dl className={styles.facts}>
          <dt>{text('account.cardNumber')}</dt>
          <dd>
            <bdi dir="ltr">•••• {customer.last4}</bdi>
          </dd>
          <dt>{text('account.customer')}</dt>
          <dd>
            {/* A provider that does not ask for the holder knows the person alone. */}
            <bdi>{customer.name || me.name}</bdi>
          </dd>
        </dl>
      ) : (
        <p className={styles.quiet}>
          {text(subscription.package === 'free' ? 'account.addCardPrompt' : 'account.noCard')}
        </p>
      )}
      <Button
        ref={form === 'closed' ? (element) => element?.focus() : undefined}
        className={styles.start}
        variant={subscription.status === 'past_due' ? 'primary' : 'neutral'}
        onClick={() => setForm('open')}
      >
        {text(customer ? 'account.updateCard' : 'account.addCard')}
      </Button>
    </section>
  );
}
