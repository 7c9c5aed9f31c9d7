/**
 * Directions of Debian's pairs that are not offered, also where somebody has installed them, by the name of the mode: of 20 everyday
 * sentences more than 3 mislead, or fewer than 10 are of use, or the pair does not run. The figures are in
 * `docs/decisions/0121-further-pairs-of-apertium.md`, the judgements in `bench/translate/judgements.json`.
 */
const refusedModes: ReadonlySet<string> = new Set([
  // Dictionaries are missing in the packages.
  'ca-eo',
  'es-eo',
  // A program of the pipeline ends with some texts, and words come out empty.
  'rus-bel',
  'rus-ukr',
  'ukr-rus',
  // Marks of the engine's own stay between the words.
  'eng-hbs',
  // The pipeline stops in every fourth sentence.
  'hbs-mkd',
  // More than 15 % mislead.
  'es-oc',
  'gl-en',
  'hbs-eng',
  'mkd-eng',
  'slv-hbs',
  'swe-isl',
]);

/**
 * Directions between close languages that lose so little (three quarters of the sentences are exact or right) that they may begin or
 * end a longer way: into Galician what is known in Spanish. All others are used alone.
 */
const nearModes: ReadonlySet<string> = new Set(['ca-es', 'ca-oc', 'es-ca', 'es-gl', 'fr-oc', 'gl-es']);

/** Directions that longer ways are made of, the ones that were judged as such. */
const pivotModes: ReadonlySet<string> = new Set([
  'ca-en',
  'ca-fr',
  'ca-it',
  'en-ca',
  'en-es',
  'es-en',
  'es-fr',
  'es-it',
  'es-pt',
  'fr-ca',
  'fr-es',
  'it-ca',
  'it-es',
  'pt-es',
]);

/** Where a direction may stand in a way over several: anywhere, at an end of it, or only alone. */
export type PlaceInRoute = 'anywhere' | 'end' | 'alone';

/** Whether the mode of this name is left aside. */
export const isRefused = (name: string): boolean => refusedModes.has(name);

/** Where a direction may stand in a way over several, by its languages. */
export function placeOf({ source, target }: { source: string; target: string }): PlaceInRoute {
  const direction = `${source}-${target}`;
  if (pivotModes.has(direction)) return 'anywhere';
  return nearModes.has(direction) ? 'end' : 'alone';
}
