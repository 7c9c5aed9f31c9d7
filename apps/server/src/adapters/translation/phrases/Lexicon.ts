import { foldWord, isSameWord, withoutAccents } from './foldWord.ts';
import { isAsked } from './isAsked.ts';
import { days, phrases, places } from './phraseData.ts';
import type { PhraseLanguage } from './phraseTypes.ts';
import { type Token, tokenize } from './tokenize.ts';
import { understood } from './wordings.ts';

/** One wording of one phrase. */
export type Wording = { entry: number; tokens: readonly Token[]; isQuestion: boolean };

/** One wording of a place or day that may fill a slot. */
export type Filling = { slot: string; entry: number; tokens: readonly Token[] };

const letters = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => (token.kind === 'word' ? [token.folded] : []));

/** Everything the phrase memory understands in one language, prepared for look-up. */
export class Lexicon {
  readonly language: PhraseLanguage;
  /** Wordings without slots by their words without accents. */
  readonly plain = new Map<string, Wording[]>();
  /** Wordings with slots. */
  readonly open: Wording[] = [];
  /** What may fill `{place…}` and `{day}`, longest wording first. */
  readonly fillings: readonly Filling[];
  readonly #vocabulary = new Set<string>();

  constructor(language: PhraseLanguage) {
    this.language = language;
    for (const [entry, phrase] of phrases.entries()) {
      for (const text of understood(phrase[language])) this.#add(entry, text);
    }
    const dayFillings = days.flatMap((day, entry) =>
      day[language].map((text) => ({ slot: 'day', entry, text })),
    );
    const placeFillings = places.flatMap((place, entry) =>
      Object.entries(place[language]).flatMap(([form, texts]) =>
        texts.map((text) => ({ slot: form === 'the' ? 'place' : `place.${form}`, entry, text })),
      ),
    );
    this.fillings = [...dayFillings, ...placeFillings]
      .map(({ slot, entry, text }) => ({ slot, entry, tokens: tokenize(text, language) }))
      .sort((a, b) => b.tokens.length - a.tokens.length);
    for (const filling of this.fillings) this.#learn(filling.tokens);
  }

  /** Whether any phrase, place or day uses a folded word, with or without its accents. */
  knows(folded: string): boolean {
    return this.#vocabulary.has(withoutAccents(folded, this.language));
  }

  /** Key of words in `plain`. */
  key(tokens: readonly Token[]): string {
    return letters(tokens)
      .map((word) => withoutAccents(word, this.language))
      .join(' ');
  }

  /** Whether a written token is the word of a phrase. */
  matches(typed: Token, known: Token): boolean {
    if (known.kind !== 'word' || typed.kind !== 'word') return false;
    return isSameWord(typed.folded, known.folded, this.language);
  }

  /** Whether a wording may answer a text with or without a question mark. */
  mayTranslate(wording: Wording, hasQuestionMark: boolean, hasFullStop: boolean): boolean {
    if (hasQuestionMark) return wording.isQuestion;
    if (!wording.isQuestion) return true;
    return !hasFullStop && isAsked(this.key(wording.tokens), this.language);
  }

  #add(entry: number, text: string): void {
    const tokens = tokenize(text, this.language);
    const wording = { entry, tokens, isQuestion: /[?？؟]\s*$/.test(text) };
    this.#learn(tokens);
    if (tokens.some((token) => token.kind === 'slot')) {
      this.open.push(wording);
      return;
    }
    const key = this.key(tokens);
    this.plain.set(key, [...(this.plain.get(key) ?? []), wording]);
  }

  #learn(tokens: readonly Token[]): void {
    for (const word of letters(tokens))
      this.#vocabulary.add(withoutAccents(foldWord(word, this.language), this.language));
  }
}
