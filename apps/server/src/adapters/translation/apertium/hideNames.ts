import { findSpans } from '../../../ports/translation/protectSpans.ts';
import { findNames } from './nameWords.ts';

/** A word that no dictionary has, for the name at a place: engines carry it through as the name that it stands for. */
const standIn = (place: number): string =>
  `Zq${String.fromCharCode(97 + Math.floor(place / 26), 97 + (place % 26))}xq`;

/** A line whose names are words that no dictionary has, and the names in their order. */
export function hideNames(line: string, language: string): { hidden: string; names: readonly string[] } {
  const spans = findSpans(line);
  const found = findNames(line, language).filter(
    ({ start, text }) =>
      !spans.some((span) => start < span.start + span.text.length && span.start < start + text.length),
  );
  const names: string[] = [];
  let hidden = '';
  let from = 0;
  for (const { start, text } of found.slice(0, 600)) {
    hidden += line.slice(from, start) + standIn(names.length);
    names.push(text);
    from = start + text.length;
  }
  return { hidden: hidden + line.slice(from), names };
}

/** The names in place of what stood for them; undefined where one was lost or doubled. */
export function showNames(text: string, names: readonly string[]): string | undefined {
  const seen = new Set<number>();
  let isWhole = true;
  const shown = text.replaceAll(/zq([a-z])([a-z])xq/gi, (found, high: string, low: string) => {
    const place = (high.toLowerCase().charCodeAt(0) - 97) * 26 + low.toLowerCase().charCodeAt(0) - 97;
    const name = names[place];
    if (name === undefined || seen.has(place)) isWhole = false;
    seen.add(place);
    return name ?? found;
  });
  return isWhole && seen.size === names.length ? shown : undefined;
}
