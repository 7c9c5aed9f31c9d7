import type { Format } from './Format.ts';
import { numeralLocale } from './numeralLocale.ts';

// Making a formatter of `Intl` costs a hundred times as much as using it.
function cached<Options extends object, Formatter>(make: (options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (options: Options): Formatter => {
    const key = JSON.stringify(options);
    const formatter = made.get(key) ?? make(options);
    made.set(key, formatter);
    return formatter;
  };
}

function makeFormat(locale: string): Format {
  const numbers = cached((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const dates = cached((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
  const lists = cached((options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));
  const number: Format['number'] = (value, options = {}) => numbers(options).format(value);
  return {
    number,
    percent: (part) => number(part, { style: 'percent', maximumFractionDigits: 0 }),
    upTo: (count, limit) => (count > limit ? `${number(limit)}+` : number(count)),
    date: (value, options = { dateStyle: 'medium' }) => dates(options).format(value),
    list: (items, options = {}) => lists(options).format(items),
  };
}

const formats = new Map<string, Format>();

/**
 * How a language writes numbers, dates and lists; each formatter is made once. Inside components `useFormat` knows
 * the language.
 *
 * @example formatFor('it').number(1234.5) // '1234,5'
 */
export function formatFor(locale: string): Format {
  const format = formats.get(locale) ?? makeFormat(numeralLocale(locale));
  formats.set(locale, format);
  return format;
}
