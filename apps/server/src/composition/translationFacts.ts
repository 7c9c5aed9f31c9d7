import type { Health } from '@franca/contract';
import type { Translator } from '../ports/Translator.ts';

/** What `GET /health` says about translation. */
export function translationFacts(
  translator: Translator & { engines?: readonly Translator[] },
): Health['translation'] {
  const engines = (translator.engines ?? [translator]).map((engine) => engine.id);
  return { engines, pairs: translator.pairs().map(([source, target]) => [source, target]) };
}
