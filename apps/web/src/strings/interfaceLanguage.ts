import { chooseUiLanguage, findUiLanguage } from '@franca/languages';

/**
 * The language of the interface as a BCP 47 tag: the chosen one, else that of the profile where Franca has texts in it, else
 * the first such one of the browser's, else English (docs/behaviour/interface-languages.md, Languages of the interface).
 *
 * @param chosen the choice in the settings, also one that a machine translates; null without one
 * @param profile the language of the profile, also one that a machine translates; null while nobody is signed in
 * @param wanted BCP 47 tags of the browser, the most wanted first
 */
export function interfaceLanguage(
  chosen: string | null,
  profile: string | null,
  wanted: readonly string[],
): string {
  if (chosen !== null) return findUiLanguage(chosen) ?? chosen;
  // A machine's texts can mislead: they are shown to those who asked for them.
  const own = profile === null ? undefined : findUiLanguage(profile);
  return own ?? chooseUiLanguage(wanted);
}
