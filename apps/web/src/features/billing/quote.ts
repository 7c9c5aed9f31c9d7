import { type PackageName, type Profile, packageNames } from '@franca/contract';
import { endOfPeriod } from './planDates.ts';

/** What buying a plan means for somebody, as docs/behaviour/checkout.md, What a purchase does says. */
export type Quote =
  /** Its price is charged now. */
  | { readonly kind: 'whole' }
  /** Its price is charged now, less what is left of the present plan. */
  | { readonly kind: 'less' }
  /** Nothing is charged now; it begins when the present plan ends. */
  | { readonly kind: 'later'; readonly date: Date }
  /** It runs; nothing is charged until it renews. */
  | { readonly kind: 'goes-on'; readonly date: Date }
  /** There is nothing to buy: it runs, it was given without an end, or it is cancelled and can be restarted. */
  | { readonly kind: 'nothing'; readonly reason: 'running' | 'given' | 'cancelled' };

const rankOf = (plan: PackageName) => packageNames.indexOf(plan);

/** What buying `plan` means for somebody with this subscription. */
export function quoteOf(own: Profile['subscription'], plan: PackageName): Quote {
  if (own.package === 'free') return { kind: 'whole' };
  const date = endOfPeriod(own);
  if (!date) return { kind: 'nothing', reason: 'given' };
  if (own.status === 'trialing' || own.status === 'past_due') return { kind: 'whole' };
  if (rankOf(plan) > rankOf(own.package)) return { kind: 'less' };
  if (own.status === 'cancelled') return { kind: 'nothing', reason: 'cancelled' };
  const planned = own.next_package ?? own.package;
  if (own.renews && planned === plan) return { kind: 'nothing', reason: 'running' };
  return { kind: plan === own.package ? 'goes-on' : 'later', date };
}
