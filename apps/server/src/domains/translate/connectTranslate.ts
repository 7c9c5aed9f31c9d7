import type { Core } from '../../core/Core.ts';
import type { LanguageDetector } from '../../ports/LanguageDetector.ts';
import type { Translator } from '../../ports/Translator.ts';
import { createTranslateService } from './createTranslateService.ts';
import { registerTranslateRoutes } from './registerTranslateRoutes.ts';
import type { TranslateOptions } from './TranslateOptions.ts';
import type { Translations } from './Translations.ts';

/** What translation needs from outside. */
export type TranslateDeps = {
  /** The engines. */
  translator: Translator;
  /** Detects the language of a text. */
  detector: LanguageDetector;
  /** What holds for the texts of a topic. */
  rulesOf: TranslateOptions['rulesOf'];
  /** Records and publishes what was translated. */
  recorder: TranslateOptions['recorder'];
  /** A language by the name that profiles use. */
  languageByName: (name: string) => { code: string } | undefined;
};

/** A BCP 47 tag as people and programs give it: a tag, or a name that `byName` knows; undefined when neither. */
export function languageOfNameOrTag(
  nameOrTag: string,
  byName: (name: string) => { code: string } | undefined,
): string | undefined {
  const named = byName(nameOrTag);
  if (named) return named.code;
  try {
    return /^[a-z]{2,3}(?:-|$)/i.test(nameOrTag) ? Intl.getCanonicalLocales(nameOrTag)[0] : undefined;
  } catch {
    return undefined;
  }
}

/** Builds the queue of translations and registers its routes; the queue works once it is started. */
export function connectTranslate(core: Core, deps: TranslateDeps): Translations {
  const { clock, database, log, route } = core;
  const { translator, detector, recorder, rulesOf, languageByName } = deps;
  core.onClose(() => translator.close());
  const translations = createTranslateService({
    db: database.db,
    translator,
    detector,
    clock,
    // Only one process can hold the embedded database, so what was running when it died runs again at once.
    isExclusive: database.kind === 'pglite',
    onError: (error) => log.error({ err: error }, 'a translation could not be resolved'),
    rulesOf,
    recorder,
  });
  core.onClose(() => translations.stop());
  const languageOf = (text: string) => languageOfNameOrTag(text, languageByName);
  registerTranslateRoutes(route, { translator, languageOf });
  return translations;
}
