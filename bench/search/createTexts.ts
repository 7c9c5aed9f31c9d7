/** One message of the benchmark, and what it says in the other language. */
export interface BenchText {
  readonly text: string;
  readonly translated: string;
}

/** A vocabulary in which a few words are in most texts and most words in a few, as in every language. */
export interface Vocabulary {
  /** The word of a rank, the most frequent one first; with `isTranslated` in the other language. */
  readonly word: (rank: number, isTranslated: boolean) => string;
  /** A text of 4 to 16 words. */
  readonly next: () => BenchText;
}

const syllables =
  'ba be bi bo bu da de di do du fa fe fi ka ke ki ko la le li lo ma me mi mo na ne ni no pa'.split(' ');

/** Words of the vocabulary. */
const size = 20_000;

/** Two languages that share no word: those of the other one begin with a sound that this one has not. */
function wordOf(rank: number, isTranslated: boolean): string {
  let word = '';
  for (let rest = rank + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length))
    word = `${syllables[rest % syllables.length]}${word}`;
  return isTranslated ? `sú${word}` : word;
}

/** A vocabulary whose words follow Zipf's law: the word of rank n is n times as rare as the first one. Texts are the same at every run. */
export function createTexts(seed = 1): Vocabulary {
  let state = seed;
  const chance = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const rankOf = (): number => Math.floor(size ** chance()) - 1;
  return {
    word: wordOf,
    next: () => {
      const ranks = Array.from({ length: 4 + Math.floor(13 * chance()) }, rankOf);
      const textOf = (isTranslated: boolean): string =>
        ranks.map((rank) => wordOf(rank, isTranslated)).join(' ');
      return { text: textOf(false), translated: textOf(true) };
    },
  };
}
