import type { PackageName } from '@franca/contract';
import { Button, Dialog, useLocale } from '@franca/ui';
import { useNavigate } from 'react-router';
import type { DialogProps } from '../../components/DialogProps.ts';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { useMe } from '../../lib/data/useMe.ts';
import { type TextKey, useText } from '../../strings/texts.ts';
import * as styles from './Checkout.styles.ts';
import { endOfPeriod, formatDay } from './planDates.ts';

const names: Record<PackageName, TextKey> = {
  free: 'billing.planBasic',
  premium: 'billing.planPremium',
  ultimate: 'billing.planUltimate',
  enterprise: 'billing.planEnterprise',
};

/** The plan of the person signed in: its price, until when it runs, and the ways to change it. */
export function AccountDialog({ open, onOpenChange }: DialogProps) {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const { openDialog } = useChatAddress();
  const { data: me } = useMe();
  const plan = me?.subscription;
  const end = plan ? endOfPeriod(plan) : null;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('shell.account')}
      size="small"
      footer={
        <>
          {end && !plan?.cancelled_at ? (
            <Button variant="neutral" onClick={() => navigate('/cancel-subscription')}>
              {text('billing.cancelSubscription')}
            </Button>
          ) : null}
          <Button onClick={() => openDialog('plans')}>{text('billing.seePlans')}</Button>
        </>
      }
    >
      {plan ? (
        <dl className={styles.facts}>
          <dt>{text('billing.plan')}</dt>
          <dd>{text(names[plan.package])}</dd>
          <dt>{text('billing.price')}</dt>
          <dd>
            {plan.package === 'free' ? (
              text('billing.planFree')
            ) : (
              <>
                <bdi>${plan.price}</bdi> {text('billing.perMonth')}
              </>
            )}
          </dd>
          {end ? (
            <>
              <dt>{text('billing.runsUntil')}</dt>
              <dd>{formatDay(end, locale)}</dd>
            </>
          ) : null}
        </dl>
      ) : null}
    </Dialog>
  );
}
