import { fallbackLanguage, type UiLanguage, uiLanguageTags } from './uiLanguages.ts';

/**
 * The language of the user interface that a BCP 47 tag asks for, or `undefined` when there is none. Letter case does
 * not matter, and what is more special than the language is dropped from the end (RFC 4647, section 3.4): `ar-EG` and
 * `AR` both give `ar`.
 */
export function findUiLanguage(tag: string): UiLanguage | undefined {
  const language = tag.trim().toLowerCase().split(/[-_]/)[0];
  return uiLanguageTags.find((known) => known === language);
}

/**
 * The best language of the user interface for a list of BCP 47 tags, the most wanted first, such as
 * `navigator.languages`. English when none of them is known.
 *
 * @example chooseUiLanguage(['fr-CA', 'it-CH', 'en']) // 'it'
 */
export function chooseUiLanguage(wanted: readonly string[]): UiLanguage {
  for (const tag of wanted) {
    const found = findUiLanguage(tag);
    if (found) return found;
  }
  return fallbackLanguage;
}
