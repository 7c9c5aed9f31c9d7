import { Button, Card } from '@franca/ui';
import { Check } from 'lucide-react';
import { useText } from '../strings/useText.ts';
import * as styles from './PlansDialog.styles.ts';
import type { Plan } from './plans.ts';

/** Props of {@link PlanCard}. */
export interface PlanCardProps {
  /** The plan offered. */
  plan: Plan;
  /** Called when the person chooses it. */
  onChoose: () => void;
}

/** One plan: name, price, what it gives, and its button. */
export function PlanCard({ plan, onChoose }: PlanCardProps) {
  const text = useText();
  const name = text(plan.name);
  const features = plan.features.map((feature) => text(feature));
  if (plan.includes) features.unshift(text('planEverything', { plan: text(plan.includes) }));
  return (
    <Card className={styles.card} data-plan={plan.id}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.price}>
        <span className={styles.amount}>${plan.price}</span> {text('perMonth')}
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
        {plan.id === 'free' ? text('startFree') : text('choosePlan', { plan: name })}
      </Button>
    </Card>
  );
}
