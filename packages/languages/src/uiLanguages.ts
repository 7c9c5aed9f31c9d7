/** Writing direction, as in the HTML `dir` attribute. */
export type Direction = 'ltr' | 'rtl';

/** What is known of a language of the user interface. */
interface LanguageEntry {
  /** BCP 47 tag without a region. */
  tag: string;
  /** The language's own name for itself, as a list of languages shows it. */
  nativeName: string;
  /** Its name in English, as a profile stores it. */
  englishName: string;
  /** The direction in which it is written. */
  direction: Direction;
}

/**
 * The languages that every package brings texts for. This is the only list: a further language is one entry here and,
 * in each package, one file of texts that is named after the tag; the tests of strings name the packages that lack it.
 */
export const uiLanguages = [
  { tag: 'en', nativeName: 'English', englishName: 'English', direction: 'ltr' },
  { tag: 'ar', nativeName: 'العربية', englishName: 'Arabic', direction: 'rtl' },
  { tag: 'es', nativeName: 'Español', englishName: 'Spanish', direction: 'ltr' },
  { tag: 'fr', nativeName: 'Français', englishName: 'French', direction: 'ltr' },
  { tag: 'it', nativeName: 'Italiano', englishName: 'Italian', direction: 'ltr' },
  { tag: 'vi', nativeName: 'Tiếng Việt', englishName: 'Vietnamese', direction: 'ltr' },
] as const satisfies readonly LanguageEntry[];

/** The tag of one of the {@link uiLanguages}. */
export type UiLanguage = (typeof uiLanguages)[number]['tag'];

/** The tags of the {@link uiLanguages}, in the same order. */
export const uiLanguageTags: readonly UiLanguage[] = /* @__PURE__ */ uiLanguages.map(({ tag }) => tag);

/** The language of texts for everybody whose own language is not among the {@link uiLanguages}. */
export const fallbackLanguage = 'en' satisfies UiLanguage;
