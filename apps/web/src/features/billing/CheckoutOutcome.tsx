import { Button, Icon } from '@franca/ui';
import { PartyPopper, TicketX } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CenteredPage, Notice } from '../../components/Notice.tsx';
import { readIntent } from '../../lib/session/redirectRule.ts';
import { useText } from '../../strings/texts.ts';
import { PlansDialog } from './PlansDialog.tsx';

/** `/check-out/success`: the plan runs. */
export function CheckoutSuccess() {
  const text = useText();
  const navigate = useNavigate();
  return (
    <CenteredPage>
      <Notice
        icon={<Icon icon={PartyPopper} size="large" />}
        title={text('billing.welcome')}
        action={<Button onClick={() => navigate('/chat')}>{text('billing.next')}</Button>}
      >
        {text('billing.planStarted')} {text('billing.cancelReminder')}
      </Notice>
    </CenteredPage>
  );
}

/** `/check-out/error`: why it did not succeed, by the way of paying, and the plans. */
export function CheckoutError() {
  const text = useText();
  const [query] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const isGift = readIntent(query).method === 'gift';
  return (
    <CenteredPage>
      <Notice
        icon={<Icon icon={TicketX} size="large" />}
        title={text(isGift ? 'errors.gift_code_redeemed' : 'errors.card_invalid')}
        action={<Button onClick={() => setOpen(true)}>{text('billing.seePlans')}</Button>}
      >
        {text('billing.nothingPaid')}
      </Notice>
      <PlansDialog open={isOpen} onOpenChange={setOpen} />
    </CenteredPage>
  );
}
