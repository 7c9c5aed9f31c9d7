import type { Translator } from '../../ports/Translator.ts';
import { ApertiumTranslator } from './apertium/ApertiumTranslator.ts';
import { ChainTranslator } from './ChainTranslator.ts';
import { LibreTranslator } from './http/LibreTranslator.ts';
import { OpenAiTranslator } from './http/OpenAiTranslator.ts';
import { PhraseTranslator } from './phrases/PhraseTranslator.ts';

/** Names that `TRANSLATE_ENGINES` may list. */
export type TranslationEngine = 'openai' | 'libretranslate' | 'phrases' | 'apertium';

/** The part of the configuration that chooses engines; an engine that lacks its settings is left out. */
export type TranslatorConfig = {
  /** Order of the engines; by default configured services first, then the built-in ones. */
  TRANSLATE_ENGINES?: readonly TranslationEngine[] | undefined;
  OPENAI_BASE_URL?: string | undefined;
  OPENAI_API_KEY?: string | undefined;
  TRANSLATE_MODEL?: string | undefined;
  LIBRETRANSLATE_URL?: string | undefined;
  LIBRETRANSLATE_KEY?: string | undefined;
};

const makers: Readonly<Record<TranslationEngine, (config: TranslatorConfig) => Translator | undefined>> = {
  openai: ({ OPENAI_BASE_URL, OPENAI_API_KEY, TRANSLATE_MODEL }) => {
    const baseUrl = OPENAI_BASE_URL ?? (OPENAI_API_KEY && 'https://api.openai.com/v1');
    if (!baseUrl || !TRANSLATE_MODEL) return undefined;
    return new OpenAiTranslator({ baseUrl, apiKey: OPENAI_API_KEY, model: TRANSLATE_MODEL });
  },
  libretranslate: ({ LIBRETRANSLATE_URL, LIBRETRANSLATE_KEY }) =>
    LIBRETRANSLATE_URL
      ? new LibreTranslator({ url: LIBRETRANSLATE_URL, apiKey: LIBRETRANSLATE_KEY })
      : undefined,
  phrases: () => new PhraseTranslator(),
  apertium: () => new ApertiumTranslator(),
};

/** The configured chain of translation engines. Starts no process and asks no service before the first text. */
export function createTranslator(config: TranslatorConfig): ChainTranslator {
  const order = config.TRANSLATE_ENGINES ?? ['openai', 'libretranslate', 'phrases', 'apertium'];
  return new ChainTranslator(order.flatMap((name) => makers[name](config) ?? []));
}
