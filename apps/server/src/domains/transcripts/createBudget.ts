/** How much of something may come: `burst` at once, and it comes back evenly at `perSecond`. */
export type BudgetOptions = { burst: number; perSecond: number; now: () => number };

/** Whether an amount may come now; it is counted where it may. */
export type Budget = (amount: number) => boolean;

/** A token bucket of this process, for streams: a database asked eight times a second by each speaker would be busy with that. */
export function createBudget({ burst, perSecond, now }: BudgetOptions): Budget {
  let left = burst;
  let at = now();
  return (amount) => {
    const time = now();
    left = Math.min(burst, left + ((time - at) / 1000) * perSecond);
    at = time;
    if (amount > left) return false;
    left -= amount;
    return true;
  };
}
