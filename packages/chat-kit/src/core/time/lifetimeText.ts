import { formatFor } from '@franca/ui/i18n';

const units = [
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long messages stay, in the largest unit of which it is a whole number, for example “1 week”; a month has 30 days. */
export function lifetimeText(seconds: number, locale: string): string {
  const [unit, length] = units.find(([, each]) => seconds % each === 0) ?? (['second', 1] as const);
  return formatFor(locale).number(seconds / length, { style: 'unit', unit, unitDisplay: 'long' });
}
