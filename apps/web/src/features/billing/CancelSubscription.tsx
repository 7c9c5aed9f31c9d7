import { Banner, Button, useLocale, useToast } from '@franca/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { BusyPage } from '../../components/BusyPage.tsx';
import { ErrorScreen } from '../../components/ErrorScreen.tsx';
import { api, queries } from '../../lib/data/api.ts';
import { useMe } from '../../lib/data/useMe.ts';
import { useGoBack } from '../../lib/navigation/useGoBack.ts';
import { keepInSlot } from '../../lib/requests/keepInSlot.ts';
import { useLaterText } from '../../strings/laterTexts.ts';
import * as styles from './Checkout.styles.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { PlansOff } from './PlansOff.tsx';
import { endOfPeriod, formatDay } from './planDates.ts';
import { useRestart } from './useRestart.ts';

/** `/cancel-subscription`: what a cancellation does, and the button that does it. */
export function CancelSubscription() {
  const text = useLaterText();
  const toast = useToast();
  const locale = useLocale();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: me, isError } = useMe();
  const goBack = useGoBack('/chat');
  const cancelling = useMutation({
    mutationFn: () => keepInSlot('cancelSubscription', api.billing.cancelSubscription({ body: {} })),
    onSuccess: async () => {
      toast.success(text('billing.cancelled'));
      await client.invalidateQueries({ queryKey: queries.users.me().queryKey });
    },
    onSettled: () => goBack(),
  });
  const restarting = useRestart();
  if (!me) return isError ? <ErrorScreen /> : <BusyPage />;
  const { subscription: plan } = me;
  if (plan.status === 'open') return <PlansOff />;
  const end = endOfPeriod(plan);
  const isCancelled = plan.cancelled_at !== null;
  if (!end || plan.package === 'free')
    return (
      <CheckoutPage title={text('billing.cancelSubscription')}>
        <p>{text('errors.subscription_not_found')}</p>
        <div className={styles.buttons}>
          <Button variant="neutral" onClick={goBack}>
            {text('billing.goBack')}
          </Button>
          <Button variant="ghost" onClick={() => navigate('/chat?dialog=plans')}>
            {text('billing.seePlans')}
          </Button>
        </div>
      </CheckoutPage>
    );
  const date = formatDay(end, locale);
  return (
    <CheckoutPage title={text('billing.cancelSubscription')}>
      {isCancelled ? <Banner>{text('billing.isCancelled')}</Banner> : null}
      <ul className={styles.effects}>
        <li>{text('billing.cancelEffect', { date })}</li>
        <li>{text('billing.cancelRestart')}</li>
        <li>{text('billing.cancelKept')}</li>
      </ul>
      <div className={styles.buttons}>
        {isCancelled ? (
          <Button loading={restarting.isPending} onClick={() => restarting.mutate()}>
            {text('account.restart')}
          </Button>
        ) : (
          <Button variant="block" loading={cancelling.isPending} onClick={() => cancelling.mutate()}>
            {text('billing.cancelSubscription')}
          </Button>
        )}
        <Button variant="neutral" onClick={goBack}>
          {text('billing.goBack')}
        </Button>
      </div>
    </CheckoutPage>
  );
}
