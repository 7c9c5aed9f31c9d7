import { Refusal } from '../../core/Refusal.ts';
import { countries } from './countries.ts';
import { languageByName } from './languages.ts';

const countryNames = new Set(countries.map((country) => country.name));

/** Throws `Refusal` when a country, language or accent is not a name of the reference lists. */
export function checkProfileNames(form: { country: string; language: string; accent: string }): void {
  if (!countryNames.has(form.country)) throw new Refusal('country_unknown');
  const language = languageByName(form.language);
  if (!language) throw new Refusal('language_unknown');
  if (!language.accents.some((accent) => accent.name === form.accent)) throw new Refusal('accent_unknown');
}
