import type { Translator } from '../Translator.ts';
import { primaryLanguage } from './languageTags.ts';

/** The engines of a translator that have a direction; those with `lookUp` know only some sentences of it. */
export function findEngines(
  translator: Translator & { engines?: readonly Translator[] },
  source: string,
  target: string,
): readonly Translator[] {
  const isSame = (one: string, tag: string) => one === '*' || one === primaryLanguage(tag);
  return (translator.engines ?? [translator]).filter((engine) =>
    engine.pairs().some(([from, to]) => isSame(from, source) && isSame(to, target)),
  );
}

/** Those of them that take every text, not only sentences that they know by heart. */
export const findFullEngines: typeof findEngines = (translator, source, target) =>
  findEngines(translator, source, target).filter(({ lookUp }) => !lookUp);
