import type { Format } from '../i18n/formatFor.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A number of bytes as people of a language write it, such as "8 MB"; one kilobyte is 1,000 bytes. */
export function formatSize(bytes: number, format: Format): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return format.number(bytes / 1000 ** step, {
    style: 'unit',
    unit: units[step],
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  });
}
