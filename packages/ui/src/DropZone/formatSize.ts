import type { Format } from '../i18n/formatFor.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Units that are written whole: an abbreviation of one byte has no plural. */
const write = (value: number, step: number, format: Format): string =>
  format.number(value, {
    style: 'unit',
    unit: units[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  });

/** A number of bytes as people of a language write it, such as "8 MB"; one kilobyte is 1,000 bytes. */
export function formatSize(bytes: number, format: Format): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return write(bytes / 1000 ** step, step, format);
}

/** A limit of bytes in round numbers: one of 100 × 1,024 × 1,024 bytes is "100 MB". */
export function formatSizeLimit(bytes: number, format: Format): string {
  let step = 0;
  let value = bytes;
  while (step < units.length - 1 && value >= 1024 && value % 1024 === 0) {
    value /= 1024;
    step += 1;
  }
  return step > 0 && value < 1000 ? write(value, step, format) : formatSize(bytes, format);
}
