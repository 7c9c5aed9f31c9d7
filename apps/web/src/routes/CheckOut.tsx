import { useSearchParams } from 'react-router-dom';
import { BusyPage } from '../components/BusyPage.tsx';
import { CardCheckout } from '../features/billing/CardCheckout.tsx';
import { ChoosePlan } from '../features/billing/ChoosePlan.tsx';
import { GiftCheckout } from '../features/billing/GiftCheckout.tsx';
import { PlansOff } from '../features/billing/PlansOff.tsx';
import { readPaidPlan } from '../features/billing/planTexts.ts';
import { useMe } from '../lib/data/useMe.ts';
import { readIntent, withIntent } from '../lib/session/redirectRule.ts';

/** `/check-out`: by gift code or by card; by card the plan is asked for where the address names none. */
export function Component() {
  const [query] = useSearchParams();
  const { data: me, isPending } = useMe();
  const { method, package: name } = readIntent(query);
  const plan = readPaidPlan(name);
  if (isPending) return <BusyPage />;
  if (me?.subscription.status === 'open') return <PlansOff />;
  if (method === 'gift') return <GiftCheckout />;
  if (plan) return <CardCheckout key={plan} plan={plan} own={me?.subscription} />;
  return (
    <ChoosePlan
      isFree={name === 'free'}
      pathOf={(chosen) => withIntent('/check-out', { method: 'card', package: chosen })}
    />
  );
}
