import { Button, Card, Dialog } from '@franca/ui';
import { Check } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import type { DialogProps } from '../../components/DialogProps.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './PlansDialog.styles.ts';
import { type Plan, plans } from './plans.ts';

/** Props of {@link PlanCard}. */
interface PlanCardProps {
  /** The plan offered. */
  plan: Plan;
  /** Called when the person chooses it. */
  onChoose: () => void;
}

/** One plan: name, price, what it gives, and its button. */
function PlanCard({ plan, onChoose }: PlanCardProps) {
  const text = useText();
  const name = text(plan.name);
  const features = plan.features.map((feature) => text(feature));
  if (plan.includes) features.unshift(text('billing.planEverything', { plan: text(plan.includes) }));
  return (
    <Card className={styles.card} data-plan={plan.id}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.price}>
        <span className={styles.amount}>${plan.price}</span> {text('billing.perMonth')}
      </p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <Check className={styles.tick} size={16} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <Button wide variant={plan.id === 'ultimate' ? 'primary' : 'neutral'} onClick={onChoose}>
        {plan.id === 'free' ? text('billing.startFree') : text('billing.choosePlan', { plan: name })}
      </Button>
    </Card>
  );
}

/** "Plans and Pricing", over the whole window. */
export function PlansDialog({ open, onOpenChange }: DialogProps) {
  const text = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const go = (path: string) => {
    // A page that is left takes its dialog along; closing it there would be a step back in the history.
    if (path === pathname) onOpenChange(false);
    else navigate(path);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text('billing.plansTitle')} size="full">
      <div className={styles.root}>
        <div className={styles.plans}>
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} onChoose={() => go(plan.href)} />
          ))}
        </div>
        <div className={styles.end}>
          <Button variant="neutral" onClick={() => go('/login?method=gift&package=premium')}>
            {text('billing.redeemCode')}
          </Button>
          <Button variant="ghost" onClick={() => go('/')}>
            {text('billing.contactSales')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
