import type {
  LanguagePair,
  TranslationOutcome,
  TranslationRequest,
  Translator,
} from '../../ports/Translator.ts';

/**
 * Engines in order of preference as one. The first that succeeds answers under its own name. When none does, the
 * outcome is `failed` if any engine may still succeed later, else `unavailable`.
 */
export class FallbackTranslator implements Translator {
  readonly id = 'fallback';
  readonly engines: readonly Translator[];

  constructor(engines: readonly Translator[]) {
    this.engines = engines;
  }

  pairs(): readonly LanguagePair[] {
    const pairs = this.engines.flatMap((engine) => engine.pairs());
    return [...new Map(pairs.map((pair) => [pair.join('-'), pair])).values()];
  }

  async translate(request: TranslationRequest): Promise<TranslationOutcome> {
    let failure: TranslationOutcome | undefined;
    for (const engine of this.engines) {
      const outcome = await engine.translate(request);
      if (outcome.status === 'done') return failure ? { ...outcome, isFallback: true } : outcome;
      if (outcome.status === 'failed') failure ??= outcome;
    }
    return (
      failure ?? {
        status: 'unavailable',
        detail: `No engine translates ${request.source}-${request.target}.`,
      }
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.engines.map((engine) => engine.close()));
  }
}
