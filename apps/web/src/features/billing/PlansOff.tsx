import { Button, Icon } from '@franca/ui';
import { LockOpen } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { CenteredPage, Notice } from '../../components/Notice.tsx';
import { useLaterText } from '../../strings/laterTexts.ts';

/** The pages of paying on a server without plans: there is nothing to pay, to redeem or to cancel. */
export function PlansOff() {
  const text = useLaterText();
  const navigate = useNavigate();
  return (
    <CenteredPage>
      <Notice
        icon={<Icon icon={LockOpen} size="large" />}
        title={text('checkout.openTitle')}
        action={<Button onClick={() => navigate('/chat')}>{text('common.goToChats')}</Button>}
      >
        {text('checkout.openText')}
      </Notice>
    </CenteredPage>
  );
}
