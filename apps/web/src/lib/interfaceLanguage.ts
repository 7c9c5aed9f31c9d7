import { type Locale, locales } from '@franca/ui';
import { browserLanguage } from './browserLanguage.ts';

/** English names of the interface languages, as a profile gives them. */
const names: Record<string, Locale> = { english: 'en', arabic: 'ar', italian: 'it', vietnamese: 'vi' };

/**
 * The language of the interface: the profile's once it is known, before that the browser's; English where the
 * profile's is not one of the four (spec 0 §1).
 *
 * @param profileLanguage name such as "Arabic", or a tag such as "ar"
 */
export function interfaceLanguage(profileLanguage: string | null, wanted: readonly string[]): Locale {
  if (!profileLanguage) return browserLanguage(wanted);
  const key = profileLanguage.trim().toLowerCase();
  return names[key] ?? locales.find((locale) => locale === key.split('-')[0]) ?? 'en';
}
