import { Button, Dialog } from '@franca/ui';
import { useNavigate } from 'react-router';
import { useText } from '../strings/useText.ts';
import { PlanCard } from './PlanCard.tsx';
import * as styles from './PlansDialog.styles.ts';
import { plans } from './plans.ts';

/** Props of {@link PlansDialog}. */
export interface PlansDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Told `false` when the person closes it. */
  onOpenChange: (open: boolean) => void;
}

/** "Plans and Pricing", over the whole window (spec 0 §2, Plans dialog). */
export function PlansDialog({ open, onOpenChange }: PlansDialogProps) {
  const text = useText();
  const navigate = useNavigate();
  const go = (path: string) => {
    onOpenChange(false);
    navigate(path);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text('plansTitle')} size="full">
      <div className={styles.root}>
        <div className={styles.plans}>
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} onChoose={() => go(plan.href)} />
          ))}
        </div>
        <div className={styles.end}>
          <Button variant="neutral" onClick={() => go('/login?method=gift&package=premium')}>
            {text('redeemCode')}
          </Button>
          <Button variant="ghost" onClick={() => go('/')}>
            {text('contactSales')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
