export { CheckoutError as Component } from '../features/billing/CheckoutOutcome.tsx';
export { requireSession as guard } from '../lib/session/guards.ts';
