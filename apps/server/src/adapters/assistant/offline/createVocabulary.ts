import type { HelpLanguage } from './HelpLanguage.ts';
import type { ExampleQuestions } from './questions/questions.ts';
import type { HelpSection } from './readHelpPages.ts';
import { type Term, termsOf } from './termsOf.ts';

/** Where the words of the pages and of the example questions stand. */
export type Vocabulary = {
  /** Sections that have a term, in their text or in an example. */
  holders: (term: string) => number;
  /** Those that have it in their text. */
  holdersOnPages: (term: string) => number;
  /** From 0 to 1: how surely a section has a term. One example alone may hold it by chance. */
  holds: (id: string, term: string) => number;
  /** From 0 to 1: whether a section is about a term, by its heading and search words, or by the title of its page. */
  isAbout: (id: string, term: string) => number;
  /** How much likelier the terms of a question are in what is asked about a section than anywhere, as a logarithm. */
  likelihood: (id: string, terms: readonly Term[]) => number;
};

type Words = {
  own: ReadonlySet<string>;
  page: ReadonlySet<string>;
  text: ReadonlySet<string>;
  /** How many of the examples have a term. */
  asked: ReadonlyMap<string, number>;
  examples: number;
};

/** How surely a section has what one, two, or more of its examples have. */
const sureness = [0, 0.6, 0.85, 1];

/** How likely a term is where a section is about it, only says it, or the page is about it; beside the share of examples that have it. */
const likely = { own: 1, text: 0.5, page: 0.3, anywhere: 0.7 };
/** Below 1 a first example with a term counts for more than a further one. */
const spread = 0.8;
/** How much what answers less exactly, and a word that says little, count of a likelihood. */
const widerShare = 0.5;
const lightShare = 0.4;

function wordsOf(section: HelpSection, examples: readonly string[], language: HelpLanguage): Words {
  const { title, heading, also, text } = section;
  const asked = new Map<string, number>();
  for (const example of examples) {
    for (const term of new Set(termsOf(example, language))) asked.set(term, (asked.get(term) ?? 0) + 1);
  }
  return {
    own: new Set(termsOf(`${heading}\n${also}`, language)),
    page: new Set(termsOf(title, language)),
    text: new Set(termsOf([heading, also, title, text].join('\n'), language)),
    asked,
    examples: examples.length,
  };
}

/** Counts the words of the pages and of the example questions of one language. */
export function createVocabulary(
  sections: readonly HelpSection[],
  questions: ExampleQuestions,
  language: HelpLanguage,
): Vocabulary {
  const words = new Map(
    sections.map((section) => [section.id, wordsOf(section, questions[section.id] ?? [], language)]),
  );
  const holders = new Map<string, number>();
  const holdersOnPages = new Map<string, number>();
  const add = (counts: Map<string, number>, term: string) => counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const { text, asked } of words.values()) {
    for (const term of text) add(holdersOnPages, term);
    for (const term of new Set([...text, ...asked.keys()])) add(holders, term);
  }

  const holds = (id: string, term: string) => {
    const { text, asked } = words.get(id) ?? {};
    return text?.has(term) ? 1 : (sureness[Math.min(asked?.get(term) ?? 0, sureness.length - 1)] ?? 0);
  };
  const isAbout = (id: string, term: string) => {
    const { own, page } = words.get(id) ?? {};
    return own?.has(term) ? 1 : page?.has(term) ? 0.5 : 0;
  };
  const likelihoodOf = ({ own, text, page, asked, examples }: Words, term: string) => {
    const anywhere = (likely.anywhere * ((holders.get(term) ?? 0) + 0.5)) / (words.size + 1);
    const here =
      (own.has(term) ? likely.own : 0) +
      (text.has(term) ? likely.text : 0) +
      (page.has(term) ? likely.page : 0) +
      ((asked.get(term) ?? 0) / (examples + 1)) ** spread;
    return Math.log((here + anywhere) / anywhere);
  };

  return {
    holders: (term) => holders.get(term) ?? 0,
    holdersOnPages: (term) => holdersOnPages.get(term) ?? 0,
    holds,
    isAbout,
    likelihood: (id, terms) => {
      const section = words.get(id);
      if (!section) return 0;
      return terms.reduce((sum, { variants, wider, isLight }) => {
        const exact = variants.map((term) => likelihoodOf(section, term));
        const less = (wider ?? []).map((term) => widerShare * likelihoodOf(section, term));
        return sum + (isLight ? lightShare : 1) * Math.max(0, ...exact, ...less);
      }, 0);
    },
  };
}
