import { useState } from 'react';
import { PlansDialog } from '../features/billing/PlansDialog.tsx';
import { Landing } from '../features/landing/Landing.tsx';

export { leaveForChat as loader } from '../lib/session/guards.ts';

/** `/`: the landing page, and the plans over it; with a session token it leads to the chats. */
export function Component() {
  const [isPricing, setPricing] = useState(false);
  return (
    <>
      <Landing onPricing={() => setPricing(true)} />
      <PlansDialog open={isPricing} onOpenChange={setPricing} />
    </>
  );
}
