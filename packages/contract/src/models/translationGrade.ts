/**
 * How far a translation can be relied on: `exact` was written by people for this sentence, `good` is that of a neural
 * engine, `rough` follows rules word by word and can say something else than the original.
 */
export const translationGrades = ['exact', 'good', 'rough'] as const;
/** How far a translation can be relied on. */
export type TranslationGrade = (typeof translationGrades)[number];

/** What stands in the place of an engine where a person proposed the translation. */
export const correctionEngine = 'correction';

const gradeOfEngine: Readonly<Record<string, TranslationGrade>> = {
  phrases: 'exact',
  [correctionEngine]: 'exact',
  openai: 'good',
  deepl: 'good',
  libretranslate: 'good',
  bergamot: 'good',
  apertium: 'rough',
};
const fromWorst = ['rough', 'good', 'exact'] as const;

/**
 * Grade of a translation by the engine that is named with it, e.g. `phrases (1, 3) + apertium (2)`: that of the worst
 * one. An engine that is not known counts as rough; null without an engine.
 */
export function translationGrade(engine: string | null): TranslationGrade | null {
  // What follows a name says which sentences are its own, or by which language they went.
  const names = engine?.split(' + ').flatMap((part) => /^[a-z]+/.exec(part) ?? []);
  if (!names?.length) return null;
  const grades = names.map((name) => gradeOfEngine[name] ?? 'rough');
  return fromWorst.find((grade) => grades.includes(grade)) ?? null;
}
