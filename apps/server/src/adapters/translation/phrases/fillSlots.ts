import type { Lexicon, Wording } from './Lexicon.ts';
import type { Token } from './tokenize.ts';

/** What a slot was filled with: an entry of the place or day list, or a text taken over as it is. */
export type Fill = { slot: string; entry: number } | { slot: string; text: string };

/** Words that may follow a full hour and mean nothing more. */
const hourWords: Readonly<Record<string, readonly string[]>> = {
  de: ['uhr'],
  fr: ['heures', 'h'],
  pt: ['horas', 'h'],
  vi: ['giờ'],
  zh: ['点'],
};

/** Ways to fill one slot from the beginning of the tokens, with the number of tokens used. */
function waysToFill(
  slot: string,
  tokens: readonly Token[],
  lexicon: Lexicon,
): { fill: Fill; used: number }[] {
  const [first, second] = tokens;
  if (!first || first.kind === 'slot') return [];
  if (slot === 'number') {
    // "1" would need another sentence in most languages.
    const isPlural = first.kind === 'span' && /^\d{1,6}$/.test(first.written) && Number(first.written) !== 1;
    return isPlural ? [{ fill: { slot, text: first.written }, used: 1 }] : [];
  }
  if (slot === 'time') {
    if (first.kind !== 'span') return [];
    if (!/^\d{1,2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?$/i.test(first.written)) return [];
    const fill = { slot, text: first.written };
    const isHourWord = second?.kind === 'word' && hourWords[lexicon.language]?.includes(second.folded);
    return isHourWord ? [{ fill, used: 2 }] : [{ fill, used: 1 }];
  }
  if (slot === 'name') {
    const isName = (token: Token | undefined): token is Exclude<Token, { kind: 'slot' }> =>
      token?.kind === 'span'
        ? token.written.startsWith('@')
        : token?.kind === 'word' &&
          /^\p{Lu}[\p{Ll}\p{M}'’]+$/u.test(token.written) &&
          !lexicon.knows(token.folded);
    if (!isName(first)) return [];
    const one = { fill: { slot, text: first.written }, used: 1 };
    const isPair = first.kind === 'word' && second?.kind === 'word' && isName(second);
    return isPair ? [{ fill: { slot, text: `${first.written} ${second.written}` }, used: 2 }, one] : [one];
  }
  return lexicon.fillings
    .filter((filling) => filling.slot === slot && filling.tokens.length <= tokens.length)
    .filter((filling) =>
      filling.tokens.every((known, index) => lexicon.matches(tokens[index] ?? known, known)),
    )
    .map((filling) => ({ fill: { slot, entry: filling.entry }, used: filling.tokens.length }));
}

/** Matches a wording against all of the tokens; the fills of its slots, or undefined. */
export function fillSlots(wording: Wording, tokens: readonly Token[], lexicon: Lexicon): Fill[] | undefined {
  const walk = (known: readonly Token[], typed: readonly Token[]): Fill[] | undefined => {
    const [expected] = known;
    const [actual] = typed;
    if (!expected) return actual ? undefined : [];
    if (expected.kind !== 'slot') {
      return actual && lexicon.matches(actual, expected) ? walk(known.slice(1), typed.slice(1)) : undefined;
    }
    for (const { fill, used } of waysToFill(expected.name, typed, lexicon)) {
      const rest = walk(known.slice(1), typed.slice(used));
      if (rest) return [fill, ...rest];
    }
    return undefined;
  };
  return walk(wording.tokens, tokens);
}
