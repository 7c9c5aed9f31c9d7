/** A letter of no script that is read from right to left. */
const leftToRight = /[^\P{L}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const isolated = /^[\u2066-\u2068]/;

/**
 * Keeps words that are read from left to right in their order within a line that is read from right to left: without it, “11:58 PM” would be
 * drawn as “PM 11:58” there. Other words come back as they are.
 */
export function isolateLeftToRight(words: string): string {
  return leftToRight.test(words) && !isolated.test(words) ? `\u2068${words}\u2069` : words;
}
