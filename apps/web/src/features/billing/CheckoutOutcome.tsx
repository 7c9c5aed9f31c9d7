import { Button, Icon } from '@franca/ui';
import { CreditCard, PartyPopper, TicketX } from 'lucide-react';
import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { CenteredPage, Notice } from '../../components/Notice.tsx';
import { readIntent } from '../../lib/session/redirectRule.ts';
import { useText } from '../../strings/texts.ts';
import { readFailure } from './checkoutFailure.ts';
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

/** `/check-out/error`: the sentence for the way of paying, what the server said, and the plans. */
export function CheckoutError() {
  const text = useText();
  const [query] = useSearchParams();
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();
  // In the address, as on the landing page: Back closes the plans, and a reload keeps them.
  const isOpen = hash === '#pricing';
  const wasOpened = useRef(false);
  const showPlans = (): void => {
    wasOpened.current = true;
    void navigate({ search, hash: 'pricing' }, { state });
  };
  const hidePlans = (): void =>
    void (wasOpened.current ? navigate(-1) : navigate({ search }, { replace: true, state }));
  const isGift = readIntent(query).method === 'gift';
  const shown = isGift ? 'gift_code_redeemed' : 'card_invalid';
  const failure = readFailure(state);
  return (
    <CenteredPage>
      <Notice
        icon={<Icon icon={isGift ? TicketX : CreditCard} size="large" />}
        title={text(`errors.${shown}`)}
        action={
          <>
            {isGift ? (
              <Button onClick={() => navigate('/check-out?method=gift', { state: failure })}>
                {text('billing.tryAnotherCode')}
              </Button>
            ) : null}
            <Button variant={isGift ? 'neutral' : 'primary'} onClick={showPlans}>
              {text('billing.seePlans')}
            </Button>
          </>
        }
      >
        {failure && failure.code !== shown ? `${text(`errors.${failure.code}`)} ` : null}
        {text('billing.nothingPaid')}
      </Notice>
      <PlansDialog open={isOpen} onOpenChange={hidePlans} />
    </CenteredPage>
  );
}
