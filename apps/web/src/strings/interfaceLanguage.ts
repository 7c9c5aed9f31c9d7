import { chooseUiLanguage, fallbackLanguage, findUiLanguage, type UiLanguage } from '@franca/languages';

/**
 * The language of the interface: the chosen one, else the first of the browser's that there are texts in, else English. The
 * language in which a person reads messages has no part in it.
 *
 * @param chosen BCP 47 tag of the choice in the settings; null for the browser's
 * @param wanted BCP 47 tags of the browser, the most wanted first
 */
export function interfaceLanguage(chosen: string | null, wanted: readonly string[]): UiLanguage {
  return chosen === null ? chooseUiLanguage(wanted) : (findUiLanguage(chosen) ?? fallbackLanguage);
}
