import { plans } from '@franca/contract';
import { useLaterText } from '../../strings/laterTexts.ts';
import * as styles from './Checkout.styles.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { formatAmount, type PaidPlan, paidPlans, planNames } from './planTexts.ts';
import { WayLink } from './WayLink.tsx';

/** Props of {@link ChoosePlan}. */
export interface ChoosePlanProps {
  /** Says that the plan of the address needs no card. */
  isFree: boolean;
  /** Where a plan leads. */
  pathOf: (plan: PaidPlan) => string;
}

/** Asks for the plan, where the address names none that is paid for. */
export function ChoosePlan({ isFree, pathOf }: ChoosePlanProps) {
  const text = useLaterText();
  return (
    <CheckoutPage title={text('checkout.choosePlan')}>
      <p className={styles.terms}>{text(isFree ? 'checkout.freeNeedsNoCard' : 'checkout.choosePlanText')}</p>
      <ul className={styles.ways}>
        {paidPlans.map((plan) => (
          <li key={plan}>
            <WayLink to={pathOf(plan)} title={text(planNames[plan])}>
              <bdi>{formatAmount(plans[plan].price)}</bdi> {text('billing.perMonth')}
            </WayLink>
          </li>
        ))}
      </ul>
    </CheckoutPage>
  );
}
