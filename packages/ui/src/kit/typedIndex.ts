/**
 * The next label that begins with what was typed, from the current place round to it; -1 for none. The same letter
 * again and again walks through all that begin with it.
 *
 * @param typed the letters typed in quick succession
 * @param labels the labels, in order
 * @param current place of the label that is chosen now, -1 for none
 * @param locale language whose rules of upper and lower case hold
 */
export function typedIndex(
  typed: string,
  labels: readonly string[],
  current: number,
  locale?: string,
): number {
  const lower = (text: string) => text.trim().toLocaleLowerCase(locale);
  const [first = '', ...others] = lower(typed);
  const repeated = others.every((letter) => letter === first);
  const begin = repeated ? first : lower(typed);
  // More letters narrow the choice, which may stay where it is.
  const offset = repeated ? 1 : 0;
  for (let step = 0; step < labels.length; step += 1) {
    const index = (Math.max(current, repeated ? -1 : 0) + offset + step + labels.length) % labels.length;
    if (lower(labels[index] ?? '').startsWith(begin)) return index;
  }
  return -1;
}
