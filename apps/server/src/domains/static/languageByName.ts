import { type Language, languages } from './languages.ts';

const byName = new Map(languages.map((language) => [language.name, language]));

/** The language that a profile names, e.g. `Italian`; undefined for any other text. */
export function languageByName(name: string): Language | undefined {
  return byName.get(name);
}
