import { type Format, formatFor } from './formatFor.ts';
import { useLocale } from './useLocale.ts';

/** Writes numbers, percentages, dates and lists the way the interface language does. */
export function useFormat(): Format {
  return formatFor(useLocale());
}
