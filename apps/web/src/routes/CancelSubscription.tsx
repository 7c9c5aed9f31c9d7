export { CancelSubscription as Component } from '../features/billing/CancelSubscription.tsx';
export { requireSession as loader } from '../lib/session/guards.ts';
