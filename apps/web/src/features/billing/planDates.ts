import type { Profile } from '@franca/contract';

const dayMs = 86_400_000;

/** When the present period of a plan ends; null where the plan was given without an end. */
export function endOfPeriod({
  created_at,
  duration,
}: Pick<Profile['subscription'], 'created_at' | 'duration'>): Date | null {
  if (created_at === null || duration === null) return null;
  return new Date(Date.parse(created_at) + duration * dayMs);
}

/** The day of a moment in UTC, as D MMMM YYYY in English and in the usual order of other languages. */
export function formatDay(moment: Date, locale: string): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-AU' : locale, day).format(moment);
}
