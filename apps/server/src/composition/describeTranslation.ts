import type { Translator } from '../ports/Translator.ts';

/** Pairs named in one line; the others are counted. */
const mostNamed = 12;

function namePairs(pairs: readonly string[]): string {
  const named = pairs.slice(0, mostNamed).join(', ');
  return pairs.length > mostNamed ? `${named} and ${pairs.length - mostNamed} more` : named;
}

/**
 * One sentence for whoever starts a server: which pairs a neural engine translates, which only rules do, and the command
 * that lists models for more. Services come before both, and list their pairs only when they are asked: with one there is
 * nothing to say.
 */
export function describeTranslation(
  translator: Translator & { engines?: readonly Translator[] },
): string | undefined {
  const pairsOf = (id: string) =>
    (translator.engines ?? [translator])
      .filter((engine) => engine.id === id)
      .flatMap((engine) => engine.pairs().map((pair) => pair.join('-')));
  const engines = (translator.engines ?? [translator]).map(({ id }) => id);
  if (engines.some((id) => ['openai', 'deepl', 'libretranslate'].includes(id))) return undefined;
  const neural = pairsOf('bergamot');
  const rough = pairsOf('apertium').filter((pair) => !neural.includes(pair));
  const neuralWords = neural.length > 0 ? `neural for ${namePairs(neural)}` : 'neural for no pair';
  const roughWords = rough.length > 0 ? `, rough for ${namePairs(rough)}` : '';
  const advice = neural.length > 0 && rough.length === 0 ? '' : ' Models for more: npm run models';
  return `Translation is ${neuralWords}${roughWords}.${advice}`;
}
