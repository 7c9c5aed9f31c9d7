import {
  chooseUiLanguage,
  fallbackLanguage,
  findUiLanguage,
  type UiLanguage,
  uiLanguages,
} from '@franca/languages';

/**
 * The language of the interface: the profile's once it is known, before that the browser's; English where the
 * profile's is not one of the four.
 *
 * @param profileLanguage name such as "Arabic", or a tag such as "ar"
 */
export function interfaceLanguage(profileLanguage: string | null, wanted: readonly string[]): UiLanguage {
  if (!profileLanguage) return chooseUiLanguage(wanted);
  const name = profileLanguage.trim().toLowerCase();
  const named = uiLanguages.find(({ englishName }) => englishName.toLowerCase() === name);
  return named?.tag ?? findUiLanguage(profileLanguage) ?? fallbackLanguage;
}
