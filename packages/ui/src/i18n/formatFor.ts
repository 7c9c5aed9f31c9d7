/** Writes numbers, parts, dates and lists the way a language does. */
export interface Format {
  /** A number, such as "1,234.5". */
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** A part of one as a percentage without decimals: 0.4 is "40%". */
  percent: (part: number) => string;
  /** A count that is written out only up to a limit, such as "99+". */
  upTo: (count: number, limit: number) => string;
  /** A day, or with options a time, such as "21 Nov 2026". */
  date: (value: Date | number, options?: Intl.DateTimeFormatOptions) => string;
  /** Several things in one sentence, such as "Anna, Ben and Chiara". */
  list: (items: Iterable<string>, options?: Intl.ListFormatOptions) => string;
}

/**
 * The locale in which numbers and dates are written. The region decides on the digits, as it does among its people:
 * Arabic in Egypt has ٠–٩, in Morocco 0–9; `-u-nu-` in the tag goes before both. Arabic of no region has 0–9, like
 * the codes, prices and telephone numbers around it, and is set here, because browsers and servers of different
 * age disagree about it, and the page would change when the browser takes over.
 */
function numeralLocale(locale: string): string {
  return /^ar(-[A-Z][a-z]{3})?$/i.test(locale) ? `${locale}-u-nu-latn` : locale;
}

// Making a formatter of `Intl` costs a hundred times as much as using it.
function cached<Options extends object | undefined, Formatter>(make: (options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (options: Options): Formatter => {
    const key = JSON.stringify(options);
    const formatter = made.get(key) ?? make(options);
    made.set(key, formatter);
    return formatter;
  };
}

function makeFormat(locale: string): Format {
  const numbers = cached((options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const dates = cached((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
  const lists = cached((options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));
  const number: Format['number'] = (value, options) => numbers(options).format(value);
  return {
    number,
    percent: (part) => number(part, { style: 'percent', maximumFractionDigits: 0 }),
    upTo: (count, limit) => (count > limit ? `${number(limit)}+` : number(count)),
    date: (value, options = { dateStyle: 'medium' }) => dates(options).format(value),
    list: (items, options) => lists(options).format(items),
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
