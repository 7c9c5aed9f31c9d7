export { CheckoutError as Component } from '../features/billing/CheckoutOutcome.tsx';
export { requireSession as loader } from '../lib/session/guards.ts';
