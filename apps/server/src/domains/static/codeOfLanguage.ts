import { languageByName } from './languageByName.ts';

/** BCP 47 tag of a language by its name in profiles (`Italian` → `it`); `en` when there is no such language. */
export function codeOfLanguage(name: string): string {
  return languageByName(name)?.code ?? 'en';
}
