import type { Config } from '../../config.ts';
import type { Translator } from '../../ports/Translator.ts';
import { ApertiumTranslator } from './apertium/ApertiumTranslator.ts';
import { FallbackTranslator } from './FallbackTranslator.ts';
import { LibreTranslator } from './http/LibreTranslator.ts';
import { OpenAiTranslator } from './http/OpenAiTranslator.ts';
import { PhraseTranslator } from './phrases/PhraseTranslator.ts';

/** Names that `TRANSLATE_ENGINES` may list. */
export type TranslationEngine = NonNullable<Config['TRANSLATE_ENGINES']>[number];

/** The part of the configuration that chooses engines; an engine that is not configured is left out. */
export type TranslatorConfig = Partial<Pick<Config, 'TRANSLATE_ENGINES' | 'openai' | 'libretranslate'>>;

const makers: Readonly<Record<TranslationEngine, (config: TranslatorConfig) => Translator | undefined>> = {
  openai: ({ openai }) => {
    if (openai?.kind !== 'service' || !openai.translateModel) return undefined;
    const { baseUrl, apiKey, translateModel: model } = openai;
    return new OpenAiTranslator({ baseUrl, apiKey, model });
  },
  libretranslate: ({ libretranslate: libre }) =>
    libre?.kind === 'service' ? new LibreTranslator({ url: libre.url, apiKey: libre.apiKey }) : undefined,
  phrases: () => new PhraseTranslator(),
  apertium: () => new ApertiumTranslator(),
};

/** Asked first to last where `TRANSLATE_ENGINES` names no order: services before what runs on this machine. */
const defaultOrder: readonly TranslationEngine[] = ['openai', 'libretranslate', 'phrases', 'apertium'];

/** The configured engines in their order. Starts no process and asks no service before the first text. */
export function createOrderedEngines(config: TranslatorConfig): FallbackTranslator {
  const order = config.TRANSLATE_ENGINES ?? defaultOrder;
  return new FallbackTranslator(order.flatMap((name) => makers[name](config) ?? []));
}
