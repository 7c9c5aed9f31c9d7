/**
 * Writes a moment (milliseconds since 1970) for a reader. In `local` time where the reader is, in `utc` while nobody knows
 * where that is: on a server, and for the first render of a page that came from one.
 */
export type MomentText = (milliseconds: number, zone: 'local' | 'utc') => string;

/** How moments are written in one language. */
export interface LocaleMoments {
  /** A time of day, like `2:05 PM`. */
  readonly time: MomentText;
  /** A date, like `Nov 20, 2026`. */
  readonly date: MomentText;
}

function momentText(locale: string | undefined, style: Intl.DateTimeFormatOptions): MomentText {
  // Making a format takes far longer than using it.
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (milliseconds, zone) => {
    let format = formats.get(zone);
    if (!format) {
      format = new Intl.DateTimeFormat(locale, zone === 'utc' ? { ...style, timeZone: 'UTC' } : style);
      formats.set(zone, format);
    }
    // Servers and browsers disagree on the width of this space, and a page from a server would be drawn twice.
    return format.format(milliseconds).replaceAll('\u202f', ' ');
  };
}

/** How times and dates are written; each has a default. */
export interface MomentFormats {
  /** Times of day. Default `{ timeStyle: 'short' }`. */
  readonly timeFormat?: Intl.DateTimeFormatOptions | undefined;
  /** Dates. Default `{ dateStyle: 'medium' }`. */
  readonly dateFormat?: Intl.DateTimeFormatOptions | undefined;
  /** Whether times have 12 hours. Default: what `timeFormat` says, or as usual in the language. */
  readonly hour12?: boolean | undefined;
}

/** Times and dates as they are usual in a language (BCP 47); `hour12` chooses between `2:05 PM` and `14:05`. */
export function localeMoments(locale?: string, formats: MomentFormats = {}): LocaleMoments {
  const { timeFormat = { timeStyle: 'short' }, dateFormat = { dateStyle: 'medium' }, hour12 } = formats;
  return {
    time: momentText(locale, hour12 === undefined ? timeFormat : { ...timeFormat, hour12 }),
    date: momentText(locale, dateFormat),
  };
}
