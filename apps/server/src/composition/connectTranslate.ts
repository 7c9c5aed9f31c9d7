import { createLanguageDetector } from '../adapters/language-detection/createLanguageDetector.ts';
import { createTranslator } from '../adapters/translation/createTranslator.ts';
import type { Core } from '../core/Core.ts';
import { languageByName } from '../domains/static/languageByName.ts';
import {
  createTranslateService,
  type TranslateService,
} from '../domains/translate/createTranslateService.ts';
import { languageOfNameOrTag } from '../domains/translate/languageOfNameOrTag.ts';
import { registerTranslateRoutes } from '../domains/translate/registerTranslateRoutes.ts';
import type { TranslateOptions } from '../domains/translate/TranslateOptions.ts';
import type { Router } from '../http/createRouter.ts';
import type { Translator } from '../ports/Translator.ts';

/** What translation needs from the other parts. */
export type ConnectTranslateOptions = {
  /** Puts endpoints on the server. */
  route: Router;
  /** Writes down and tells what was translated. */
  onSettled: TranslateOptions['onSettled'];
  /** Engines to use instead of the configured ones. */
  translator: Translator | undefined;
};

/** Builds the engines, the queue and its routes; the queue works once it is started. */
export function connectTranslate(
  core: Core,
  options: ConnectTranslateOptions,
): { translations: TranslateService; translator: Translator } {
  const { clock, config, database, log } = core;
  const translator = options.translator ?? createTranslator(config);
  core.onClose(() => translator.close());
  const translations = createTranslateService({
    db: database.db,
    translator,
    detector: createLanguageDetector(),
    clock,
    // Only one process can hold the embedded database, so what was running when it died runs again at once.
    isExclusive: database.kind === 'pglite',
    onError: (error) => log.error({ err: error }, 'a translation could not be settled'),
    onSettled: options.onSettled,
  });
  core.onClose(() => translations.stop());
  const languageOf = (text: string) => languageOfNameOrTag(text, languageByName);
  registerTranslateRoutes(options.route, { translator, languageOf });
  return { translations, translator };
}
