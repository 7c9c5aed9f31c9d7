import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BusyPage } from '../components/BusyPage.tsx';
import { CheckoutMethod } from '../features/billing/CheckoutMethod.tsx';
import { ChoosePlan } from '../features/billing/ChoosePlan.tsx';
import { PlansOff } from '../features/billing/PlansOff.tsx';
import { readPaidPlan } from '../features/billing/planTexts.ts';
import { LogOutDialog } from '../features/shell/LogOutDialog.tsx';
import { useMe } from '../lib/data/useMe.ts';
import { readIntent, withIntent } from '../lib/session/redirectRule.ts';

/** `/check-out/method`: the trial of a plan, then the choice of how to pay. */
export function Component() {
  const [query] = useSearchParams();
  const [isLeaving, setLeaving] = useState(false);
  const { data: me, isPending } = useMe();
  const { package: name } = readIntent(query);
  const plan = name === 'free' ? name : readPaidPlan(name);
  if (isPending) return <BusyPage />;
  if (me?.subscription.status === 'open') return <PlansOff />;
  if (!plan) {
    const pathOf = (chosen: string) => withIntent('/check-out/method', { method: null, package: chosen });
    return <ChoosePlan isFree={false} pathOf={pathOf} />;
  }
  return (
    <>
      <CheckoutMethod key={plan} plan={plan} topic={query.get('topic')} onLogOut={() => setLeaving(true)} />
      <LogOutDialog open={isLeaving} onOpenChange={setLeaving} />
    </>
  );
}
