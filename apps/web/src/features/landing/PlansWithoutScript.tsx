import { plans } from '@franca/contract';
import { useLanding } from './landingContext.ts';
import * as styles from './Sections.styles.ts';

/** The prices for visitors without script, shown when they follow the link to them; everybody else has the plans dialog. */
export function PlansWithoutScript() {
  const { text } = useLanding();
  return (
    <section id="pricing" className={styles.section} data-when-wanted aria-labelledby="pricing-title">
      <h2 id="pricing-title" className={styles.title}>
        {text.plansTitle}
      </h2>
      <ul className={styles.cards}>
        {Object.values(plans).map((plan) => (
          <li key={plan.package} className={styles.card}>
            <h3 className={styles.cardTitle}>
              {plan.package.charAt(0).toUpperCase()}
              {plan.package.slice(1)}
            </h3>
            <p className={styles.cardText}>
              ${plan.price} {text.perMonth}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
