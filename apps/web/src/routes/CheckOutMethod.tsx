import { notYetPage } from '../components/NotYet.tsx';

export { requireSession as loader } from '../lib/session/guards.ts';

/** `/check-out/method`: not built yet, and says so. */
export const Component = notYetPage('billing.checkout');
