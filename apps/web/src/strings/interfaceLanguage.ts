import { chooseUiLanguage, findUiLanguage } from '@franca/languages';

/**
 * The language of the interface as a BCP 47 tag: the chosen one, else the first of the browser's that Franca has texts in,
 * else English. The language in which a person reads messages has no part in it.
 *
 * @param chosen the choice in the settings, also one that a machine translates; null for the browser's
 * @param wanted BCP 47 tags of the browser, the most wanted first
 */
export function interfaceLanguage(chosen: string | null, wanted: readonly string[]): string {
  return chosen === null ? chooseUiLanguage(wanted) : (findUiLanguage(chosen) ?? chosen);
}
