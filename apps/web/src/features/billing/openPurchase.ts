import { session } from '../../lib/session/session.ts';
import { type PaidPlan, readPaidPlan } from './planTexts.ts';

/** A purchase whose outcome this browser does not know yet. */
export interface OpenPurchase {
  /** The plan. */
  readonly package: PaidPlan;
  /** What the payment provider made of the card; alone it pays nothing. */
  readonly token: string;
}

/** Inside what is removed with the account's data, so that it goes with the log-out. */
const keyNow = () => `franca/${session.getState().userId}/open-purchase`;

/**
 * Kept from the moment before the request until its outcome is known: a reload, and a second tab, ask for the same
 * purchase, which the server knows by its token, and do not begin another.
 */
export const openPurchase = {
  /** Reads it; undefined where there is none. */
  read: (): OpenPurchase | undefined => {
    try {
      const { package: name, token } = JSON.parse(localStorage.getItem(keyNow()) ?? '{}');
      const plan = readPaidPlan(name);
      return plan && typeof token === 'string' ? { package: plan, token } : undefined;
    } catch {
      return undefined;
    }
  },
  /** Stores it. */
  write: (purchase: OpenPurchase): void => localStorage.setItem(keyNow(), JSON.stringify(purchase)),
  /** Deletes it. */
  clear: (): void => localStorage.removeItem(keyNow()),
  /** Calls `listener` when another tab knows the outcome; the returned function unsubscribes. */
  onCleared: (listener: () => void): (() => void) => {
    const follow = ({ key, newValue }: StorageEvent): void => {
      if (key === keyNow() && newValue === null) listener();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  },
};
