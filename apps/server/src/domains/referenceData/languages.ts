import { regionName } from './countries.ts';
import { type LanguageRow, textRows, voiceRows } from './languageTable.ts';

/** A way a language is spoken. */
export type Accent = {
  /** Name on the wire, e.g. `English (Australia)`. */
  name: string;
  /** BCP 47 tag for speech recognition, e.g. `en-AU`. */
  bcp47: string;
};

/** A language that people may choose in their profile. */
export type Language = {
  /** English name, the value on the wire. */
  name: string;
  /** BCP 47 tag for translation, e.g. `it`, `zh-Hant`. */
  code: string;
  /** The language's name in itself. */
  endonym: string;
  /** Direction in which it is written. */
  dir: 'ltr' | 'rtl';
  /** Ways it is spoken, the most common first. */
  accents: readonly Accent[];
  /** Whether voice input and calls know it. */
  voice: boolean;
};

const rightToLeft = new Set(['ar', 'ckb', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

function toLanguage([name, code, regions]: LanguageRow, voice: boolean): Language {
  // `Chinese (Traditional)` is spoken as `Chinese (Taiwan)`, tagged `zh-TW`.
  const spokenName = name.replace(/ \(.*\)$/, '');
  const spokenCode = new Intl.Locale(code).language;
  const accents = regions.split(' ').map((region) => ({
    name: `${spokenName} (${regionName(region)})`,
    bcp47: `${spokenCode}-${region}`,
  }));
  const endonym = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? name;
  return { name, code, endonym, dir: rightToLeft.has(code) ? 'rtl' : 'ltr', accents, voice };
}

/** Every language of the reference list `GET /static/basic`, by English name. */
export const languages: readonly Language[] = [
  ...voiceRows.map((row) => toLanguage(row, true)),
  ...textRows.map((row) => toLanguage(row, false)),
].sort((a, b) => a.name.localeCompare(b.name, 'en'));

const byName = new Map(languages.map((language) => [language.name, language]));

/** The language that a profile names, e.g. `Italian`; undefined for any other text. */
export function languageByName(name: string): Language | undefined {
  return byName.get(name);
}

/** BCP 47 tag of a language by its name in profiles (`Italian` → `it`); `en` when there is no such language. */
export function codeOfLanguage(name: string): string {
  return languageByName(name)?.code ?? 'en';
}

const tags = new Map(languages.flatMap(({ accents }) => accents).map(({ name, bcp47 }) => [name, bcp47]));

/** BCP 47 tag of an accent for speech recognition: `English (Australia)` → `en-AU`; unknown names give `en-US`. */
export function codeOfAccent(name: string): string {
  return tags.get(name) ?? 'en-US';
}
