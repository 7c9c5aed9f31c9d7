// A letter as people see it: with its accents, or an emoji of several parts.
const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

// Letters of these scripts would be joined to a word.
const joined =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mandaic}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u;
const nonJoiner = '\u200C';

/** The one or two letters that stand for a person without a picture: first letters of the first and last word, which stand apart in every script. */
export function initialsOf(name: string): string {
  const words = name.normalize().trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  const [first = '', last = ''] = chosen.map(
    (word) => [...letters.segment(word ?? '')][0]?.segment.toUpperCase() ?? '',
  );
  return first + (joined.test(first) && joined.test(last) ? nonJoiner : '') + last;
}
