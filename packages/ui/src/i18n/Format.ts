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
