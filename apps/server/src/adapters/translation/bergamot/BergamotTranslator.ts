import type {
  LanguagePair,
  TranslationOutcome,
  TranslationRequest,
  Translator,
} from '../../../ports/Translator.ts';
import { primaryLanguage } from '../../../ports/translation/languageTags.ts';
import {
  hasWords,
  type ProtectedText,
  protectSpans,
  restoreSpans,
  spansKept,
} from '../../../ports/translation/protectSpans.ts';
import { fromHtml, toHtml } from '../markedText.ts';
import { BergamotEngine, type BergamotEngineOptions } from './BergamotEngine.ts';
import { type InstalledModel, readModels, UnusableModelError } from './readModels.ts';

/** Where the models are and how the engine is run. */
export type BergamotOptions = Partial<BergamotEngineOptions> & {
  /** Directory with a folder for each model. */
  modelsDirectory: string;
  /** Gets a sentence for each model that cannot be used, and for each text that ended the engine. */
  onProblem?: ((problem: string) => void) | undefined;
};

/** The language between two that have no model of their own. */
const pivot = 'en';

type Route = readonly InstalledModel[];

/** Routes by pair: each model, and two of them by way of English where there is no direct one. */
function findRoutes(models: readonly InstalledModel[]): Map<string, Route> {
  const routes = new Map<string, Route>(models.map((model) => [`${model.source}-${model.target}`, [model]]));
  for (const first of models.filter(({ target }) => target === pivot)) {
    for (const second of models.filter(({ source }) => source === pivot)) {
      const pair = `${first.source}-${second.target}`;
      if (first.source !== second.target && !routes.has(pair)) routes.set(pair, [first, second]);
    }
  }
  return routes;
}

/** The result of some work; rejects as soon as the signal is aborted, since a batch of the engine cannot be cut short. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(signal.reason);
    signal.addEventListener('abort', giveUp);
    // One signal serves many texts.
    const forget = (): void => signal.removeEventListener('abort', giveUp);
    work.then(resolve, reject).finally(forget);
  });
}

/**
 * Neural translation by Bergamot, the engine of Firefox's translations, in threads of this process. What goes by way of
 * English names the engine `bergamot via en`.
 */
export class BergamotTranslator implements Translator {
  readonly id = 'bergamot';
  readonly name = 'Bergamot';
  readonly #engine: BergamotEngine;
  readonly #routes: Map<string, Route>;
  readonly #onProblem: (problem: string) => void;
  #isClosed = false;

  constructor({ modelsDirectory, onProblem = () => {}, ...options }: BergamotOptions) {
    this.#onProblem = onProblem;
    this.#routes = findRoutes(readModels(modelsDirectory, onProblem));
    const defaults = { memoryBytes: 512 * 2 ** 20, threads: 1, timeLimitMs: 60_000, idleMs: 300_000 };
    this.#engine = new BergamotEngine({ ...defaults, ...options });
  }

  /** The threads with their models, for those who watch over memory. */
  get engine(): Pick<BergamotEngine, 'loaded' | 'threadIds'> {
    return this.#engine;
  }

  pairs(): readonly LanguagePair[] {
    if (this.#isClosed) return [];
    return [...this.#routes.values()].map(
      (route) => [route[0]?.source ?? '', route.at(-1)?.target ?? ''] as const,
    );
  }

  async translate({ text, source, target, signal }: TranslationRequest): Promise<TranslationOutcome> {
    const pair = `${primaryLanguage(source)}-${primaryLanguage(target)}`;
    const route = this.#routes.get(pair);
    if (!route || this.#isClosed) return { status: 'unavailable', detail: `No Bergamot model for ${pair}.` };
    if (signal?.aborted) return { status: 'failed', detail: 'The caller gave up.' };
    try {
      const translated = hasWords(text)
        ? await unlessAborted(this.#translateText(text, route), signal)
        : text;
      if (translated === undefined) return { status: 'failed', detail: 'Bergamot lost a protected span.' };
      const engine = route.length > 1 ? `${this.id} via ${pivot}` : this.id;
      return { status: 'done', text: translated, engine };
    } catch (error) {
      if (signal?.aborted) return { status: 'failed', detail: 'The caller gave up.' };
      return this.#explain(error as Error, pair);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#engine.close();
  }

  /** The outcome of an error; a model that cannot be used is offered no more, nor are the pairs that need it. */
  #explain(error: Error, pair: string): TranslationOutcome {
    const detail = `Bergamot ${pair}: ${error.message}`;
    if (!(error instanceof UnusableModelError)) {
      if (!this.#isClosed) this.#onProblem(detail);
      return { status: 'failed', detail };
    }
    const lost = [...this.#routes].filter(([, route]) => route.some(({ folder }) => folder === error.folder));
    // Of several texts that needed it, the first one reports it.
    if (lost.length > 0) this.#onProblem(error.message);
    for (const [key] of lost) this.#routes.delete(key);
    return { status: 'unavailable', detail };
  }

  /** Undefined when a protected span was lost. */
  async #translateText(text: string, route: Route): Promise<string | undefined> {
    // Numbers decide about the words beside them ("1 cat", "3 cats"): the engine sees them, unless it changes one.
    const withNumbers = protectSpans(text, (kind) => kind !== 'number');
    const translated = await this.#translateMasked(withNumbers, route);
    if (translated !== undefined && spansKept(text, translated)) return translated;
    const masked = protectSpans(text);
    if (masked.spans.length === withNumbers.spans.length) return undefined;
    const hidden = await this.#translateMasked(masked, route);
    return hidden !== undefined && spansKept(text, hidden) ? hidden : undefined;
  }

  async #translateMasked({ masked, spans }: ProtectedText, route: Route): Promise<string | undefined> {
    const lines = masked.split('\n').map(async (line) => {
      if (!hasWords(line)) return line;
      const body = line.trim();
      const html = await this.#engine.translate(route, toHtml(body));
      return line.replace(body, () => fromHtml(html, body));
    });
    return restoreSpans((await Promise.all(lines)).join('\n'), spans);
  }
}
