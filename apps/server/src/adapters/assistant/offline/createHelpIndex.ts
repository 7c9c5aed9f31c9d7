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
};

/** Finds the sections that answer a question. */
export type HelpIndex = { find: (question: string) => HelpHit[] };

const fields = ['heading', 'also', 'title', 'text'] as const;
/** A section that holds more of the question goes before one that holds a common word of it often. */
const rankOf = ({ coverage, score }: HelpHit) => coverage ** 2 * Math.sqrt(score);

const boost = { heading: 3, also: 2.5, title: 1.5, text: 1 };

/** The search over the help pages of one language. */
export function createHelpIndex(language: HelpLanguage): HelpIndex {
  const sections = new Map(readHelpPages(language).map((section) => [section.id, section]));
  const search = new MiniSearch<HelpSection>({
    fields: [...fields],
    tokenize: (text) => termsOf(text, language).flat(),
    searchOptions: { tokenize: (text) => termsAsked(text, language).flat() },
    processTerm: (term) => term,
  });
  search.addAll([...sections.values()]);

  const frequency = new Map<string, Set<string>>();
  for (const section of sections.values()) {
    const terms = termsOf(fields.map((field) => section[field]).join('\n'), language).flat();
    for (const term of terms) frequency.set(term, (frequency.get(term) ?? new Set()).add(section.id));
  }

  /** Rare words say more about a question than common ones; words that stand nowhere say most. */
  const weightOf = (variants: readonly string[]) => {
    const holders = Math.max(0, ...variants.map((term) => frequency.get(term)?.size ?? 0));
    return Math.log((sections.size + 1) / (holders + 0.5));
  };

  return {
    find: (question) => {
      const weighed = termsAsked(question, language).flatMap((variants) => {
        if (!variants.every(isPair)) return { variants, weight: weightOf(variants) };
        // Pairs of syllables that no page has are words or chance.
        if (variants.some((term) => frequency.has(term))) return { variants, weight: weightOf(variants) };
        return variants.every(isWholePair) ? { variants, weight: weightOf(variants) / 2 } : [];
      });
      const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
      if (whole === 0) return [];
      const fuzzy = (term: string) => (term.length > 5 && language !== 'vi' ? 1 : false);
      return search
        .search(question, { boost, fuzzy })
        .flatMap(({ id, queryTerms, score }) => {
          const section = sections.get(id);
          if (!section) return [];
          const held = weighed
            .filter(({ variants }) => variants.some((term) => queryTerms.includes(term)))
            .reduce((sum, { weight }) => sum + weight, 0);
          return [{ section, coverage: held / whole, score }];
        })
        .sort((one, other) => rankOf(other) - rankOf(one))
        .slice(0, 5);
    },
  };
}
