export { CheckoutSuccess as Component } from '../features/billing/CheckoutOutcome.tsx';
