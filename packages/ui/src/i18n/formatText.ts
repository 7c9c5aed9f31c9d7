import { formatFor } from './formatFor.ts';
import type { Text, TextValues } from './Strings.ts';

/**
 * Fills the `{gaps}` of a text and chooses its plural form; numbers are written the way the locale writes them.
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
    return typeof value === 'number' ? formatFor(locale).number(value) : value;
  });
}
