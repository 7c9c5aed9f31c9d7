export { CancelSubscription as Component } from '../features/billing/CancelSubscription.tsx';
