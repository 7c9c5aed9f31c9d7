/** Words that turn a sentence around; no repair may ever make or unmake one. */
const negations: ReadonlySet<string> = new Set(
  (
    'not never none nothing nobody no nunca nada nadie ninguno mai niente nessuno jamais rien personne aucun nenhum ' +
    'ninguem nicht nichts kein keine keinen niemals niemand không chưa đừng لا ليس لست لم لن غير 不 没 别'
  ).split(' '),
);

/** Pairs that differ by two swapped letters and are both words. */
const confusable = new Set([
  'quite',
  'quiet',
  'trail',
  'trial',
  'angle',
  'angel',
  'diary',
  'dairy',
  'untied',
  'united',
  'casual',
  'causal',
]);

/**
 * The known word an unknown one is a slip of, or undefined: two swapped neighbours in a word of five or more letters
 * (not the first), or letters drawn out ("hellooo"). Nothing else is certain enough to keep the meaning.
 */
export function repairWord(word: string, knows: (word: string) => boolean): string | undefined {
  if (knows(word) || confusable.has(word) || /\P{L}/u.test(word)) return undefined;
  const candidates = new Set<string>();
  if (/(\p{L})\1\1/u.test(word)) {
    candidates.add(word.replaceAll(/(\p{L})\1{2,}/gu, '$1'));
    candidates.add(word.replaceAll(/(\p{L})\1{2,}/gu, '$1$1'));
  }
  for (let at = 1; word.length >= 5 && at < word.length - 1; at++) {
    candidates.add(word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));
  }
  const found = [...candidates].filter((candidate) => knows(candidate));
  const [only] = found;
  return found.length === 1 && only !== undefined && !negations.has(only) && !confusable.has(only)
    ? only
    : undefined;
}
