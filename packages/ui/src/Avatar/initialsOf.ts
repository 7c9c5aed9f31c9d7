// A letter as people see it: with its accents, or an emoji of several parts.
const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The one or two letters that stand for a person without a picture: first letters of the first and last word. */
export function initialsOf(name: string): string {
  const words = name.normalize().trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...letters.segment(word ?? '')][0]?.segment.toUpperCase() ?? '').join('');
}
