import MiniSearch from 'minisearch';
import type { HelpLanguage } from './HelpLanguage.ts';
import { type HelpSection, readHelpPages } from './readHelpPages.ts';
import { isPair, isWholePair, termsAsked, termsOf } from './termsOf.ts';

/** A section that may answer a question. */
export type HelpHit = {
  section: HelpSection;
  /** From 0 to 1: how much of what the question is about stands in the section, rare words counting more. */
  coverage: number;
  /** Rank by BM25 among the sections, without a scale of its own. */
  score: number;
  /** From 0 to 1: how much of what the question is about the section is about, by its headings and search words. */
  focus: number;
  /** Words of the question that the section is about. */
  named: number;
};

/** Finds the sections that answer a question. */
export type HelpIndex = { find: (question: string) => HelpHit[] };

const fields = ['heading', 'also', 'title', 'text'] as const;
/**
 * A section that holds more of the question goes before one that holds a common word of it often, and one that is about it before one that
 * only says it.
 */
const rankOf = ({ coverage, focus, score }: HelpHit) => (coverage + focus) ** 2 * Math.sqrt(score);

/** Whoever asks how many or how large wants the section that is about limits, among those that hold about as much. */
const limitConcept = '=limit';
const limitShare = 1.5;

/** How much of a word is held by what is said of something wider. */
const widerShare = 0.7;
/** Weight of a word that says little: it is found where it stands, and missing it matters little. */
const lightWeight = 0.4;

const boost = { heading: 3, also: 2.5, title: 1.5, text: 1 };

/** The search over the help pages of one language. */
export function createHelpIndex(language: HelpLanguage): HelpIndex {
  const sections = new Map(readHelpPages(language).map((section) => [section.id, section]));
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
  search.addAll([...sections.values()]);

  /** What each section is about. */
  const subjects = new Map(
    [...sections.values()].map(({ id, title, heading, also }) => [
      id,
      { own: new Set(termsOf(`${heading}\n${also}`, language)), page: new Set(termsOf(title, language)) },
    ]),
  );
  const frequency = new Map<string, Set<string>>();
  for (const section of sections.values()) {
    const terms = termsOf(fields.map((field) => section[field]).join('\n'), language);
    for (const term of terms) frequency.set(term, (frequency.get(term) ?? new Set()).add(section.id));
  }

  /** Rare words say more about a question than common ones; words that stand nowhere say most. */
  const weightOf = (variants: readonly string[]) => {
    const holders = Math.max(0, ...variants.map((term) => frequency.get(term)?.size ?? 0));
    return Math.log((sections.size + 1) / (holders + 0.5));
  };

  return {
    find: (question) => {
      const weighed = termsAsked(question, language).flatMap(({ variants, wider = [], isLight }) => {
        const term = { variants, wider, weight: weightOf(variants) };
        if (isLight) return { ...term, weight: Math.min(term.weight, lightWeight) };
        if (!variants.every(isPair)) return term;
        // One of its syllables stands in questions about anything: “can change” says no more than “change”.
        if (!variants.every(isWholePair)) return [];
        // Pairs of syllables that no page has are words or chance.
        return variants.some((form) => frequency.has(form)) ? term : { ...term, weight: term.weight / 2 };
      });
      const asksForLimit = weighed.some(({ variants }) => variants.includes(limitConcept));
      const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
      if (whole === 0) return [];
      const fuzzy = (term: string) =>
        term.length > 5 && !term.startsWith('=') && language !== 'vi' ? 1 : false;
      return search
        .search(question, { boost, fuzzy })
        .flatMap(({ id, queryTerms, score }) => {
          const section = sections.get(id);
          if (!section) return [];
          const { own, page } = subjects.get(id) ?? { own: new Set(), page: new Set() };
          const shareOf = (share: (term: string) => number) =>
            weighed.reduce((sum, { variants, wider, weight }) => {
              const held = Math.max(...variants.map(share), ...wider.map((term) => share(term) * widerShare));
              return sum + weight * held;
            }, 0) / whole;
          return [
            {
              section,
              coverage: shareOf((term) => (queryTerms.includes(term) ? 1 : 0)),
              focus: shareOf((term) => (own.has(term) ? 1 : page.has(term) ? 0.5 : 0)),
              // Of the rank it is the square root.
              score: asksForLimit && own.has(limitConcept) ? score * limitShare ** 2 : score,
              named: weighed.filter(
                ({ variants, weight }) => weight > lightWeight && variants.some((term) => own.has(term)),
              ).length,
            },
          ];
        })
        .sort((one, other) => rankOf(other) - rankOf(one))
        .slice(0, 5);
    },
  };
}
