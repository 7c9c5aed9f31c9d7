import { languages } from './languages.ts';

const tags = new Map(languages.flatMap(({ accents }) => accents).map(({ name, bcp47 }) => [name, bcp47]));

/** BCP 47 tag of an accent for speech recognition (docs/behaviour/speech.md, Speech languages): `English (Australia)` → `en-AU`; unknown names give `en-US`. */
export function codeOfAccent(name: string): string {
  return tags.get(name) ?? 'en-US';
}
