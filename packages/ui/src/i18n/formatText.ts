import { formatFor } from './formatFor.ts';
import { isolateLeftToRight } from './isolateLeftToRight.ts';
import type { Text, TextValues } from './Strings.ts';

/** A letter of Hebrew, Arabic and the scripts beside them. */
const rightToLeft = /[\u0590-\u08ff]/;

/**
 * Fills the `{gaps}` of a text and chooses its plural form; numbers are written the way the locale writes them. What is read from left to right
 * keeps its order in a text that is read from right to left.
 *
 * @example formatText({ one: '{count} reply', other: '{count} replies' }, { count: 2 }, 'en') // '2 replies'
 */
export function formatText(text: Text, values: TextValues = {}, locale = 'en'): string {
  const form =
    typeof text === 'string'
      ? text
      : (text[new Intl.PluralRules(locale).select(Number(values.count ?? 0))] ?? text.other);
  return form.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = values[name];
    if (value === undefined) return gap;
    if (typeof value === 'number') return formatFor(locale).number(value);
    return rightToLeft.test(form) ? isolateLeftToRight(value) : value;
  });
}
