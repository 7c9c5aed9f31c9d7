export { CheckoutError as Component } from '../features/billing/CheckoutOutcome.tsx';
