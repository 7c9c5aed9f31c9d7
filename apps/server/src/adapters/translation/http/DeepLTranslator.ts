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
import { fromHtml, toHtml } from '../markedText.ts';

/** Which DeepL is asked. */
export type DeepLTranslatorOptions = {
  /** Key of the account; those of the free plan end with `:fx` and belong to a service of their own. */
  apiKey: string;
  /** Another address than that of the key’s service. */
  url?: string | undefined;
  /** The way to it. */
  service: OutsideService;
};

const languagesAnswer = z.array(z.object({ language: z.string() }));
const translateAnswer = z.object({ translations: z.tuple([z.object({ text: z.string() })]) });

/** Languages that DeepL names by their region where it translates into them. */
const targets: Readonly<Record<string, string>> = { en: 'EN-US', pt: 'PT-PT' };

/** Tags whose language DeepL calls by another one. */
const ownCodes: Readonly<Record<string, string>> = { no: 'NB' };

const addressOf = ({ apiKey, url }: DeepLTranslatorOptions): string =>
  url ?? (apiKey.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com');

/** Translation by DeepL; placeholders travel as empty elements of XML. */
export class DeepLTranslator implements Translator {
  readonly id = 'deepl';
  readonly name = 'DeepL';
  readonly host: string;
  readonly #options: DeepLTranslatorOptions;
  readonly #closing = new AbortController();
  #sources: readonly string[] = [];
  #targets: readonly string[] = [];

  constructor(options: DeepLTranslatorOptions) {
    this.#options = options;
    this.host = new URL(addressOf(options)).host;
  }

  /** Asks the service for its languages; also done by the first translation. Resolves to whether it answered. */
  async refresh(): Promise<boolean> {
    const [sources, all] = await Promise.all(['source', 'target'].map((type) => this.#languages(type)));
    if (!sources || !all) return false;
    this.#sources = sources;
    this.#targets = all;
    return true;
  }

  pairs(): readonly LanguagePair[] {
    if (this.#closing.signal.aborted) return [];
    const into = [...new Set(this.#targets.map(primaryLanguage))];
    return this.#sources
      .map(primaryLanguage)
      .flatMap((source) =>
        into.filter((target) => target !== source).map((target) => [source, target] as const),
      );
  }

  async translate(request: TranslationRequest): Promise<TranslationOutcome> {
    if (this.#closing.signal.aborted) return { status: 'unavailable', detail: 'The engine is closed.' };
    if (request.signal?.aborted) return { status: 'failed', detail: 'The caller gave up.' };
    if (this.#sources.length === 0 && !(await this.refresh()))
      return { status: 'failed', detail: 'deepl does not list its languages.' };
    const source = this.#code(primaryLanguage(request.source), this.#sources);
    const target = this.#code(request.target, this.#targets);
    if (!source || !target || primaryLanguage(source) === primaryLanguage(target))
      return { status: 'unavailable', detail: `deepl has no ${request.source}-${request.target}.` };
    return translateProtected(request.text, this.id, async (masked, spans) => {
      const words = spans.map((span) => request.slots?.get(span));
      const reply = await this.#request('POST', '/v2/translate', request, {
        text: [toHtml(masked, words)],
        source_lang: source,
        target_lang: target,
        tag_handling: 'xml',
        // DeepL reads the words of a term beside its neighbours, and leaves them as they are.
        ignore_tags: ['x'],
        // Lines stay lines.
        split_sentences: '1',
        preserve_formatting: true,
      });
      if ('outcome' in reply) return reply.outcome;
      const parsed = translateAnswer.safeParse(reply.body);
      if (!parsed.success) return { status: 'failed', detail: 'deepl answered without a translation.' };
      const text = fromHtml(parsed.data.translations[0].text, masked);
      return { status: 'done', text, engine: this.id };
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
  }

  #code(tag: string, known: readonly string[]): string | undefined {
    const language = primaryLanguage(tag);
    const candidates = [tag.toUpperCase(), ownCodes[language], targets[language], language.toUpperCase()];
    return candidates.find((candidate) => candidate !== undefined && known.includes(candidate));
  }

  async #languages(type: string): Promise<string[] | undefined> {
    const reply = await this.#request('GET', `/v2/languages?type=${type}`);
    const parsed = languagesAnswer.safeParse('body' in reply ? reply.body : undefined);
    return parsed.data?.map(({ language }) => language.toUpperCase());
  }

  #request(
    method: 'GET' | 'POST',
    path: string,
    request?: Pick<TranslationRequest, 'signal' | 'mayLeave'>,
    body?: unknown,
  ) {
    const { apiKey, service } = this.#options;
    return requestJson({
      engine: this.id,
      url: `${addressOf(this.#options).replace(/\/+$/, '')}${path}`,
      method,
      headers: { authorization: `DeepL-Auth-Key ${apiKey}` },
      body,
      service,
      signals: [request?.signal, this.#closing.signal],
      mayLeave: request?.mayLeave,
    });
  }
}
