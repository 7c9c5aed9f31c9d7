import MiniSearch from 'minisearch';
import { createVocabulary, type Vocabulary } from './createVocabulary.ts';
import type { HelpLanguage } from './HelpLanguage.ts';
import type { ExampleQuestions } from './questions/questions.ts';
import { type HelpSection, readHelpPages } from './readHelpPages.ts';
import { isPair, isWholePair, type Term, termsAsked, termsOf } from './termsOf.ts';

/** A section that may answer a question. */
export type HelpHit = {
  section: HelpSection;
  /** From 0 to 1: how much of what the question is about stands in the section or its examples, rare words counting more. */
  coverage: number;
  /** From 0 to 1: how much of what the question is about the section is about, by its headings and search words. */
  focus: number;
  /** How well the section fits by what its page says: the logarithm of its rank among the sections, without a scale of its own. */
  fit: number;
  /** How much likelier the words of the question are in what is asked about the section than anywhere. */
  evidence: number;
  /** How well it fits in all. */
  rank: number;
};

/** Finds the sections that answer a question. */
export type HelpIndex = { find: (question: string) => HelpHit[] };

const fields = ['heading', 'also', 'title', 'text'] as const;

/** Whoever asks how many or how large wants the section that is about limits, among those that hold about as much. */
const limitConcept = '=limit';
const limitShare = 1.5;

/** How much of a word is held by what is said of something wider. */
const widerShare = 0.7;
/** Weight of a word that says little: it is found where it stands, and missing it matters little. */
const lightWeight = 0.4;
/** How much what is asked about a section counts beside what its page says. */
const likelihoodShare = 1.5;
/** Of a Vietnamese word each syllable and each pair of them is a term. */
const syllableShare = 0.7;
/** How much more a word weighs that stands on no page and in no example: the question is about something else. */
const unknownShare = 1.6;
/** Shorter words are not forgiven a letter: “planet” is not “plane”. */
const leastForgiven = 7;

const boost = { heading: 3, also: 2.5, title: 1.5, text: 1 };

type Weighed = Term & { weight: number };

/** The terms of a question with their weights: rare ones say more about it than common ones, and those that stand nowhere say most. */
function weigh(terms: readonly Term[], sections: number, holders: Vocabulary['holders']): Weighed[] {
  return terms.flatMap((term) => {
    const { variants, isLight } = term;
    const held = Math.max(0, ...variants.map(holders));
    const weight = Math.log((sections + 1) / (held + 0.5));
    if (isLight) return [{ ...term, weight: Math.min(weight, lightWeight) }];
    if (!variants.every(isPair)) return [{ ...term, weight: held > 0 ? weight : weight * unknownShare }];
    // One of its syllables stands in questions about anything: “can change” says no more than “change”.
    if (!variants.every(isWholePair)) return [];
    // Pairs of syllables that no page has are words or chance.
    return [{ ...term, weight: held > 0 ? weight : weight / 2 }];
  });
}

/** How much of the weights a share of each term makes. */
function shareOf(weighed: readonly Weighed[], share: (term: string) => number): number {
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const held = weighed.reduce((sum, { variants, wider = [], weight }) => {
    const most = Math.max(0, ...variants.map(share), ...wider.map((term) => share(term) * widerShare));
    return sum + weight * most;
  }, 0);
  return whole === 0 ? 0 : held / whole;
}

/** The search over the help pages of one language, and over what is asked about them. */
export function createHelpIndex(language: HelpLanguage, questions: ExampleQuestions): HelpIndex {
  const sections = readHelpPages(language);
  const search = new MiniSearch<HelpSection>({
    fields: [...fields],
    tokenize: (text) => termsOf(text, language),
    searchOptions: {
      tokenize: (text) =>
        termsAsked(text, language).flatMap(({ variants, near = [], wider = [] }) => [
          ...variants,
          ...near,
          ...wider,
        ]),
    },
    processTerm: (term) => term,
  });
  search.addAll(sections);
  const all = createVocabulary(sections, questions, language);
  const fuzzy = (term: string) =>
    term.length >= leastForgiven && !term.startsWith('=') && language !== 'vi' ? 1 : false;

  return {
    find: (question) => {
      const terms = termsAsked(question, language);
      const onPages = weigh(terms, sections.length, all.holdersOnPages);
      const anywhere = weigh(terms, sections.length, all.holders);
      const asksForLimit = terms.some(({ variants }) => variants.includes(limitConcept));
      const found = new Map(
        search.search(question, { boost, fuzzy }).map((result) => [result.id as string, result]),
      );
      return sections
        .map((section): HelpHit => {
          const { id } = section;
          const { queryTerms = [], score = 0 } = found.get(id) ?? {};
          const isFound = new Set(queryTerms);
          const focus = shareOf(onPages, (term) => all.isAbout(id, term));
          const said = shareOf(onPages, (term) => (isFound.has(term) ? 1 : 0));
          const limit = asksForLimit && all.isAbout(id, limitConcept) === 1 ? limitShare : 1;
          // What holds more of the question goes before what holds a common word often, and what is about it before what only says it.
          const fit = Math.log(1e-3 + (said + focus) ** 2 * Math.sqrt(score) * limit);
          const evidence = all.likelihood(id, terms);
          return {
            section,
            coverage: shareOf(anywhere, (term) => (isFound.has(term) ? 1 : all.holds(id, term))),
            focus,
            fit,
            evidence: evidence * (language === 'vi' ? syllableShare : 1),
            rank: fit + likelihoodShare * evidence,
          };
        })
        .sort((one, other) => other.rank - one.rank)
        .slice(0, 5);
    },
  };
}
