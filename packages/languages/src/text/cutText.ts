let letters: Intl.Segmenter | null = null;

/**
 * Where to cut a text so that the first part has at most `max` UTF-16 code units and no letter, with its accents, and no
 * emoji is cut through. Only where the first one alone is longer than that, it is cut between its code points. `max` is 2 or more.
 */
export function cutAt(text: string, max: number): number {
  if (text.length <= max) return text.length;
  letters ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  // What joins the next character to those before it is known from the next character.
  const end = letters.segment(text.slice(0, max + 2)).containing(max)?.index;
  if (end) return end;
  return /[\uD800-\uDBFF]/.test(text.charAt(max - 1)) ? max - 1 : max;
}

/** The beginning of a text, of at most `max` UTF-16 code units, cut between letters and emoji. */
export function cutText(text: string, max: number): string {
  return text.slice(0, cutAt(text, max));
}
