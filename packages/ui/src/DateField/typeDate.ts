import { latinDigits } from '../internals/latinDigits.ts';

/** What a person did to the text of a date field. */
export interface DateTyping {
  /** The text after it. */
  text: string;
  /** The text before it. */
  before: string;
  /** The caret is at the end of the text. */
  atEnd: boolean;
}

/**
 * The text a date field shows after a key: slashes appear by themselves where a part is full, other separators become
 * slashes, and what belongs in no date is left out. Deleting and changing something in the middle add nothing.
 */
export function typeDate({ text, before, atEnd }: DateTyping): string {
  const clean = latinDigits(text)
    .replace(/[-. ،٫]/g, '/')
    .replace(/[^\d/]/g, '')
    .replace(/\/{2,}/g, '/')
    .replace(/^\//, '')
    .slice(0, 10);
  if (!atEnd || text.length < before.length) return clean;
  const [, day = '', first = '', month = '', second = '', year = ''] =
    /^(\d{0,2})(\/?)(\d{0,2})(\/?)(\d{0,4})/.exec(clean) ?? [];
  const afterDay = first || day.length === 2 ? '/' : '';
  const afterMonth = second || month.length === 2 ? '/' : '';
  return `${day}${afterDay}${month}${afterMonth}${year}`;
}
