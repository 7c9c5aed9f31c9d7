import type { Correction } from '../model/Correction.ts';
import type { TranslationState } from '../model/TranslationState.ts';

interface TranslationFact {
  readonly seq: number;
  readonly state: TranslationState;
}

/** All that is known about one message's translations, by target language; `*` needs no translation. */
export type TranslationFacts = Map<string, TranslationFact>;

const rank: Record<TranslationState['kind'], number> = {
  none: 0,
  'not-included': 1,
  queued: 2,
  stale: 3,
  unavailable: 4,
  failed: 5,
  done: 6,
};

/** The later fact wins; facts of one moment are ordered by how final they are, so that order cannot matter. */
function later(left: TranslationFact, right: TranslationFact): TranslationFact {
  if (left.seq !== right.seq) return left.seq > right.seq ? left : right;
  const byRank = rank[left.state.kind] - rank[right.state.kind];
  if (byRank !== 0) return byRank > 0 ? left : right;
  return JSON.stringify(left.state) >= JSON.stringify(right.state) ? left : right;
}

/** The language that a fact about a translation is for. */
export const targetOf = (state: TranslationState): string =>
  state.kind === 'none' ? '*' : (state.target ?? '*');

/** Adds one fact; returns whether anything changed. */
export function addTranslationFact(
  facts: TranslationFacts,
  language: string,
  seq: number,
  state: TranslationState,
): boolean {
  const known = facts.get(language);
  const next: TranslationFact = { seq, state };
  const winner = known ? later(known, next) : next;
  if (known === winner) return false;
  facts.set(language, winner);
  return true;
}

/** The state for one reading language; an original that changed afterwards turns `done` into `stale`. */
export function translationFor(
  facts: TranslationFacts,
  language: string | null,
  originalSeq: number,
): TranslationState {
  let best: TranslationFact | undefined;
  for (const [target, fact] of facts) {
    if (language !== null && target !== '*' && target !== language) continue;
    best = best ? later(best, fact) : fact;
  }
  if (!best) return { kind: 'none' };
  if (best.state.kind === 'done' && best.seq < originalSeq) return { ...best.state, kind: 'stale' };
  return best.state;
}

/** A correction as what is known of the translation into its language. */
export const correctedState = ({ text, language, by }: Correction): TranslationState => ({
  kind: 'done',
  ...{ text, source: null, target: language, engine: null, grade: 'exact' },
  correction: { by },
});

/** What people proposed in other languages than the reader's, for the present words. */
export function correctionsIn(facts: TranslationFacts, language: string | null): readonly Correction[] {
  // Of who wrote the words, what needs no translation is as new as the words are.
  const since = facts.get('*')?.seq ?? 0;
  return [...facts].flatMap(([target, { seq, state }]) =>
    target !== language && seq >= since && state.kind === 'done' && state.correction
      ? { language: target, text: state.text, by: state.correction.by }
      : [],
  );
}
