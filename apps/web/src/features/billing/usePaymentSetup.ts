import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/data/api.ts';

/** How cards are entered on this server; it does not change while the server runs. */
export function usePaymentSetup() {
  return useQuery({
    ...queries.billing.paymentSetup(),
    staleTime: Number.POSITIVE_INFINITY,
    // Without a network it fails and says so, instead of waiting unseen.
    networkMode: 'always',
  });
}
