import { z } from 'zod';
import type { OutsideService } from '../../../core/outside/OutsideService.ts';
import type {
  LanguagePair,
  TranslationOutcome,
  TranslationRequest,
  Translator,
} from '../../../ports/Translator.ts';
import { primaryLanguage } from '../../../ports/translation/languageTags.ts';
import { translateProtected } from '../../../ports/translation/translateProtected.ts';
import { requestJson } from '../../web/requestJson.ts';

/** Which LibreTranslate is asked. */
export type LibreTranslatorOptions = {
  /** Address of the service, e.g. `http://localhost:5000`. */
  url: string;
  /** API key, where the service wants one. */
  apiKey?: string | undefined;
  /** The way to it. */
  service: OutsideService;
};

const languagesAnswer = z.array(z.object({ code: z.string(), targets: z.array(z.string()) }));
const translateAnswer = z.object({ translatedText: z.string() });

/** LibreTranslate writes Chinese by its script. */
const ownCodes: Readonly<Record<string, string>> = { zh: 'zh-Hans' };

/** Translation by a LibreTranslate server. */
export class LibreTranslator implements Translator {
  readonly id = 'libretranslate';
  readonly name = 'LibreTranslate';
  readonly host: string;
  readonly #options: LibreTranslatorOptions;
  readonly #closing = new AbortController();
  #targets = new Map<string, readonly string[]>();

  constructor(options: LibreTranslatorOptions) {
    this.#options = options;
    this.host = new URL(options.url).host;
  }

  /** Asks the server for its languages; also done by the first translation. Resolves to whether it answered. */
  async refresh(): Promise<boolean> {
    const reply = await this.#request('GET', '/languages');
    const parsed = languagesAnswer.safeParse('body' in reply ? reply.body : undefined);
    if (!parsed.success) return false;
    this.#targets = new Map(parsed.data.map((language) => [language.code, language.targets]));
    return true;
  }

  pairs(): readonly LanguagePair[] {
    if (this.#closing.signal.aborted) return [];
    return [...this.#targets].flatMap(([source, targets]) =>
      targets
        .filter((target) => target !== source)
        .map((target) => [primaryLanguage(source), primaryLanguage(target)] as const),
    );
  }

  async translate(request: TranslationRequest): Promise<TranslationOutcome> {
    if (this.#closing.signal.aborted) return { status: 'unavailable', detail: 'The engine is closed.' };
    if (request.signal?.aborted) return { status: 'failed', detail: 'The caller gave up.' };
    if (this.#targets.size === 0 && !(await this.refresh())) {
      return { status: 'failed', detail: 'libretranslate does not list its languages.' };
    }
    const source = this.#code(request.source, [...this.#targets.keys()]);
    const target = this.#code(request.target, (source && this.#targets.get(source)) || []);
    if (!source || !target || source === target) {
      return { status: 'unavailable', detail: `libretranslate has no ${request.source}-${request.target}.` };
    }
    return translateProtected(request.text, this.id, async (masked) => {
      const body = { q: masked, source, target, format: 'text', api_key: this.#options.apiKey };
      const reply = await this.#request('POST', '/translate', body, request);
      if ('outcome' in reply) return reply.outcome;
      const parsed = translateAnswer.safeParse(reply.body);
      if (!parsed.success)
        return { status: 'failed', detail: 'libretranslate answered without a translation.' };
      return { status: 'done', text: parsed.data.translatedText, engine: this.id };
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
  }

  #code(tag: string, known: readonly string[]): string | undefined {
    const language = primaryLanguage(tag);
    const candidates = [tag, ownCodes[language], language];
    return candidates.find((candidate) => candidate !== undefined && known.includes(candidate));
  }

  #request(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    request?: Pick<TranslationRequest, 'signal' | 'mayLeave'>,
  ) {
    return requestJson({
      engine: this.id,
      url: `${this.#options.url.replace(/\/+$/, '')}${path}`,
      method,
      body,
      service: this.#options.service,
      signals: [request?.signal, this.#closing.signal],
      mayLeave: request?.mayLeave,
    });
  }
}
