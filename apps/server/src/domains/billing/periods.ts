import { type PackageName, plans } from '@franca/contract';

/** Milliseconds of a day; UTC has no day of another length. */
export const dayMs = 86_400_000;

/** A plan that is paid for. */
export type PaidPackage = Exclude<PackageName, 'free'>;

/** What a month of a plan costs, in cents of AUD. */
export function priceCents(name: PackageName): number {
  return Math.round(plans[name].price * 100);
}

/**
 * The same time of day a month later, on the anchor day or, where the month is shorter, on its last day: with the anchor
 * 31, 31 January is followed by 28 February, and that by 31 March.
 */
export function addMonth(start: Date, anchorDay: number): Date {
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const end = new Date(start);
  end.setUTCFullYear(year, month, Math.min(anchorDay, lastDay));
  return end;
}

/** As many days later. */
export function addDays(start: Date, days: number): Date {
  return new Date(start.getTime() + days * dayMs);
}

/** Whole days from one moment to another. */
export function daysBetween(start: Date, end: Date): number {
  return Math.round((end.getTime() - start.getTime()) / dayMs);
}
