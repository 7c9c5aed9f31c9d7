import { cutAt } from '@franca/languages/text';

/**
 * Cuts a trimmed text into parts of at most `max` UTF-16 code units: at the end of a line, else between words, and through a
 * word only when it is longer than a part; never through a letter or an emoji.
 */
export function splitText(text: string, max = Number.POSITIVE_INFINITY): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > max) {
    // A part may also end just before a space.
    const head = rest.slice(0, max + 1);
    const line = head.lastIndexOf('\n');
    let end = line > max / 4 ? line : head.search(/\s\S*$/u);
    if (end < 1) end = cutAt(rest, max);
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...parts, rest];
}
