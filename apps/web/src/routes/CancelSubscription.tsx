export { CancelSubscription as Component } from '../features/billing/CancelSubscription.tsx';
export { requireSession as guard } from '../lib/session/guards.ts';
