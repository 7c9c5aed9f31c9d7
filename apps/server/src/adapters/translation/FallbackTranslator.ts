import { keepLocal } from '../../ports/keepLocal.ts';
import type {
  KnownParts,
  LanguagePair,
  TranslationOutcome,
  TranslationRequest,
  Translator,
} from '../../ports/Translator.ts';
import { primaryLanguage } from '../../ports/translation/languageTags.ts';
import { refuseTooLong } from '../../ports/translation/refuseTooLong.ts';
import { shareParts } from './shareParts.ts';

const isSame = (one: string, tag: string): boolean => one === '*' || one === primaryLanguage(tag);

/** Whether an engine is asked for this direction with a chance. */
const translates = (engine: Translator, { source, target }: TranslationRequest): boolean =>
  engine.pairs().some(([from, to]) => isSame(from, source) && isSame(to, target));

/**
 * Engines in order of preference as one. The first that succeeds answers under its own name; where it knows only some of
 * the sentences, those after it translate the others. One that answers far too much has failed. When none does, the
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

  /** What the first engine knows that is asked for this direction at all. */
  lookUp(request: TranslationRequest): KnownParts | undefined {
    for (const engine of this.engines) {
      const known = engine.lookUp?.(request);
      if (known) return known;
      if (translates(engine, request)) return undefined;
    }
    return undefined;
  }

  /** Asks the engines that do not know their directions yet; false when one of them does not say. */
  async refresh(): Promise<boolean> {
    const unknown = this.engines.filter((engine) => engine.refresh && engine.pairs().length === 0);
    const asked = await Promise.all(unknown.map((engine) => engine.refresh?.()));
    return !asked.includes(false);
  }

  async translate(request: TranslationRequest): Promise<TranslationOutcome> {
    let failure: TranslationOutcome | undefined;
    const allowed = new Set(keepLocal(this.engines, request.isLocalOnly));
    for (const [place, engine] of this.engines.entries()) {
      if (!allowed.has(engine)) continue;
      const shared = await this.#share(request, place);
      const outcome = shared ?? refuseTooLong(request, await engine.translate(request));
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

  /** Lets the engines after one that knows a part of the text translate the rest. */
  async #share(request: TranslationRequest, place: number): Promise<TranslationOutcome | undefined> {
    const known = this.engines[place]?.lookUp?.(request);
    const others = this.engines.slice(place + 1);
    if (!known || others.length === 0) return undefined;
    const rest = new FallbackTranslator(others);
    return shareParts(request.text, known, (text) => rest.translate({ ...request, text }));
  }
}
