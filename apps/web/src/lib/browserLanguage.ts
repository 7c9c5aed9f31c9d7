import { type Locale, locales } from '@franca/ui';

/** The first of the wanted languages that the interface speaks, else English (spec 0 §1). */
export function browserLanguage(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const found = locales.find((locale) => locale === base);
    if (found) return found;
  }
  return 'en';
}
