import { useSearchParams } from 'react-router';
import { notYetPage } from '../components/NotYet.tsx';
import { GiftCheckout } from '../features/billing/GiftCheckout.tsx';
import { readIntent } from '../lib/session/redirectRule.ts';

export { requireSession as loader } from '../lib/session/guards.ts';

const CardCheckout = notYetPage('billing.checkout');

/** `/check-out`: by gift code; by card it is not built yet, and says so. */
export function Component() {
  const [query] = useSearchParams();
  return readIntent(query).method === 'gift' ? <GiftCheckout /> : <CardCheckout />;
}
