import { endpoints } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { Router } from '../../http/createRouter.ts';
import type { Translator } from '../../ports/Translator.ts';
import { type AppStringCache, translateAppStrings } from './translateAppStrings.ts';

/** What the routes use. */
export type TranslateRoutesOptions = {
  /** The engines. */
  translator: Translator;
  /** BCP 47 tag of a language name or of a tag; undefined when it is neither. */
  languageOf: (nameOrTag: string) => string | undefined;
};

/** The `/translate` endpoints. */
export function registerTranslateRoutes(
  route: Router,
  { translator, languageOf }: TranslateRoutesOptions,
): void {
  const cache: AppStringCache = new Map();
  route(endpoints.translate.appStrings, ({ body }) => {
    const language = languageOf(body.lang_code);
    if (!language) throw new Refusal('language_unknown');
    return translateAppStrings(body.translate_str, language, translator, cache);
  });
}
