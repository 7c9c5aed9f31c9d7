import { Button, useLocale, useToast } from '@franca/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router';
import { BusyPage } from '../../components/BusyPage.tsx';
import { api, queries } from '../../lib/data/api.ts';
import { useMe } from '../../lib/data/useMe.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './Checkout.styles.ts';
import { endOfPeriod, formatDay } from './planDates.ts';

/** `/cancel-subscription`: what a cancellation does, and the button that does it. */
export function CancelSubscription() {
  const text = useText();
  const toast = useToast();
  const locale = useLocale();
  const navigate = useNavigate();
  const location = useLocation();
  const client = useQueryClient();
  const { data: me } = useMe();
  // A page that was opened directly has nothing behind it.
  const goBack = () => (location.key === 'default' ? navigate('/chat') : navigate(-1));
  const cancelling = useMutation({
    mutationFn: () => api.billing.cancelSubscription({ body: {} }),
    onSuccess: async () => {
      toast.success(text('billing.cancelled'));
      await client.invalidateQueries({ queryKey: queries.users.me().queryKey });
    },
    onSettled: () => goBack(),
  });
  if (!me) return <BusyPage />;
  const end = endOfPeriod(me.subscription);
  return (
    <div className={styles.root}>
      <main className={styles.main}>
        <h1 className={styles.title}>{text('billing.cancelSubscription')}</h1>
        {end ? (
          <>
            <p>{text('billing.cancelEffect', { date: formatDay(end, locale) })}</p>
            <p>{text('billing.cancelRestart')}</p>
            <p>{text('billing.cancelKept')}</p>
          </>
        ) : (
          <p>{text('errors.subscription_not_found')}</p>
        )}
        <div className={styles.buttons}>
          {end ? (
            <Button
              variant="block"
              disabled={Boolean(me.subscription.cancelled_at)}
              loading={cancelling.isPending}
              onClick={() => cancelling.mutate()}
            >
              {text('billing.cancelSubscription')}
            </Button>
          ) : null}
          <Button variant="neutral" onClick={goBack}>
            {text('billing.goBack')}
          </Button>
        </div>
        {me.subscription.cancelled_at ? <p className={styles.terms}>{text('billing.isCancelled')}</p> : null}
        {end ? null : <Link to="/chat?dialog=plans">{text('billing.seePlans')}</Link>}
      </main>
    </div>
  );
}
