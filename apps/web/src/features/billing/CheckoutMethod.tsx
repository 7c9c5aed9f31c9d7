import { isRetryable } from '@franca/api-client';
import { type PackageName, plans } from '@franca/contract';
import { Banner, Button, useToast } from '@franca/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CreditCard, Gift } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { BusyPage } from '../../components/BusyPage.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { api, queries } from '../../lib/data/api.ts';
import { errorText } from '../../lib/data/errorText.ts';
import { keepInSlot } from '../../lib/requests/keepInSlot.ts';
import { useLaterText } from '../../strings/laterTexts.ts';
import * as styles from './Checkout.styles.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { WayLink } from './WayLink.tsx';

/** Requests the trial of a plan, once for each visit of the page. */
function useTrial(name: PackageName) {
  const text = useLaterText();
  const toast = useToast();
  const client = useQueryClient();
  return useQuery({
    queryKey: ['trial', name],
    queryFn: async () => {
      const body = { package_name: name, package_price: plans[name].price };
      const { status } = await keepInSlot('getTrial', api.billing.getTrial({ body }));
      if (status === 'new') {
        toast.success(text('checkout.trialBegun'));
        await client.invalidateQueries({ queryKey: queries.users.me().queryKey });
      }
      // There is a plan already, so nothing was begun: a toast says where another one is chosen.
      if (status === 'exists' && name !== 'free')
        toast.show({ style: 'info', content: text('checkout.planExists') });
      return status;
    },
    // A write: never repeated behind the person's back, and nothing is kept for the next visit.
    retry: false,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The chats, at the conversation from which the person came. */
function chatPath(topic: string | null, parameters: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...parameters, ...(topic ? { topic } : {}) }).toString();
  return query ? `/chat?${query}` : '/chat';
}

/** Where a trial that needs a card leads: to the account dialog over the chats. */
const cardPath = (name: PackageName, topic: string | null) =>
  chatPath(topic, { show: 'card', package_name: name, package_price: String(plans[name].price) });

/** Props of {@link CheckoutMethod}. */
export interface CheckoutMethodProps {
  /** The plan that the address names. */
  plan: PackageName;
  /** Id of the conversation to come back to; null for none. */
  topic?: string | null;
  /** Called when the person wants to log out. */
  onLogOut: () => void;
}

/** The trial of a plan, and where there is none, the choice of how to pay. */
export function CheckoutMethod({ plan, topic = null, onLogOut }: CheckoutMethodProps) {
  const text = useLaterText();
  const { data: status, error, isFetching, refetch } = useTrial(plan);
  if (isFetching) return <BusyPage label={text('checkout.trialAsked')} />;
  if (status)
    return <Navigate replace to={status === 'not_valid' ? cardPath(plan, topic) : chatPath(topic)} />;
  return (
    <CheckoutPage step={text('checkout.step')} title={text('checkout.chooseWay')}>
      {error && isRetryable(error) ? (
        <LoadFailure onRetry={() => void refetch()}>{errorText(error)}</LoadFailure>
      ) : null}
      {error && !isRetryable(error) ? <Banner>{errorText(error)}</Banner> : null}
      <ul className={styles.ways}>
        <li>
          <WayLink
            to={`/check-out?method=card&package=${plan}`}
            icon={CreditCard}
            title={text('checkout.byCard')}
          />
        </li>
        <li>
          <WayLink
            to={`/check-out?method=gift&package=${plan}`}
            icon={Gift}
            title={text('checkout.byGift')}
          />
        </li>
      </ul>
      <Button className={styles.logOut} variant="ghost" onClick={onLogOut}>
        {text('shell.logOut')}
      </Button>
    </CheckoutPage>
  );
}
