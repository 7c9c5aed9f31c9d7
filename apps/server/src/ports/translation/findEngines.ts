import { keepLocal } from '../keepLocal.ts';
import type { Translator } from '../Translator.ts';
import { primaryLanguage } from './languageTags.ts';

/** The engines of a translator that have a direction; those with `lookUp` know only some sentences of it. With `isLocalOnly`, those of this server alone. */
export function findEngines(
  translator: Translator & { engines?: readonly Translator[] },
  source: string,
  target: string,
  isLocalOnly = false,
): readonly Translator[] {
  const isSame = (one: string, tag: string) => one === '*' || one === primaryLanguage(tag);
  return keepLocal(translator.engines ?? [translator], isLocalOnly).filter((engine) =>
    engine.pairs().some(([from, to]) => isSame(from, source) && isSame(to, target)),
  );
}

/** Those of them that take every text, not only sentences that they know by heart. */
export const findFullEngines: typeof findEngines = (translator, source, target, isLocalOnly) =>
  findEngines(translator, source, target, isLocalOnly).filter(({ lookUp }) => !lookUp);
