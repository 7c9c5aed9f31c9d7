import type { Config } from '../../config.ts';
import type { OutsideServices } from '../../core/outside/createOutsideServices.ts';
import type { Translator } from '../../ports/Translator.ts';
import { ApertiumTranslator } from './apertium/ApertiumTranslator.ts';
import { BergamotTranslator } from './bergamot/BergamotTranslator.ts';
import { FallbackTranslator } from './FallbackTranslator.ts';
import { DeepLTranslator } from './http/DeepLTranslator.ts';
import { LibreTranslator } from './http/LibreTranslator.ts';
import { OpenAiTranslator } from './http/OpenAiTranslator.ts';
import { PhraseTranslator } from './phrases/PhraseTranslator.ts';

/** Names that `TRANSLATE_ENGINES` may list. */
export type TranslationEngine = NonNullable<Config['TRANSLATE_ENGINES']>[number];

/** The part of the configuration that chooses engines; an engine that is not configured is left out. */
export type TranslatorConfig = Partial<
  Pick<
    Config,
    'TRANSLATE_ENGINES' | 'MODELS_DIR' | 'MODELS_MEMORY_MB' | 'openai' | 'deepl' | 'libretranslate'
  >
>;

/** What engines need beside the configuration. */
export type TranslatorDeps = Pick<OutsideServices, 'open'> & {
  /** Gets a sentence for each problem of an engine on this machine; those of services are reported with their states. */
  onProblem?: (problem: string) => void;
};

type MakeEngine = (config: TranslatorConfig, deps: TranslatorDeps) => Translator | undefined;

const makers: Readonly<Record<TranslationEngine, MakeEngine>> = {
  openai: ({ openai }, { open }) => {
    if (openai?.kind !== 'service' || !openai.translateModel) return undefined;
    const { baseUrl, apiKey, translateModel: model } = openai;
    return new OpenAiTranslator({ baseUrl, apiKey, model, service: open('translation') });
  },
  libretranslate: ({ libretranslate: libre }, { open }) => {
    if (libre?.kind !== 'service') return undefined;
    const { url, apiKey } = libre;
    return new LibreTranslator({ url, apiKey, service: open('translation') });
  },
  deepl: ({ deepl }, { open }) => {
    if (deepl?.kind !== 'service') return undefined;
    const { apiKey, url } = deepl;
    return new DeepLTranslator({ apiKey, url, service: open('translation') });
  },
  phrases: () => new PhraseTranslator(),
  bergamot: ({ MODELS_DIR, MODELS_MEMORY_MB = 512 }, { onProblem }) => {
    if (!MODELS_DIR) return undefined;
    const translator = new BergamotTranslator({
      modelsDirectory: MODELS_DIR,
      memoryBytes: MODELS_MEMORY_MB * 2 ** 20,
      onProblem,
    });
    return translator.pairs().length > 0 ? translator : undefined;
  },
  apertium: () => new ApertiumTranslator(),
};

/** Asked first to last where `TRANSLATE_ENGINES` names no order: services before what runs on this machine. */
const defaultOrder: readonly TranslationEngine[] = [
  'openai',
  'deepl',
  'libretranslate',
  'phrases',
  'bergamot',
  'apertium',
];

/** The configured engines in their order. Starts no process and asks no service before the first text. */
export function createOrderedEngines(config: TranslatorConfig, deps: TranslatorDeps): FallbackTranslator {
  const order = config.TRANSLATE_ENGINES ?? defaultOrder;
  return new FallbackTranslator(order.flatMap((name) => makers[name](config, deps) ?? []));
}
