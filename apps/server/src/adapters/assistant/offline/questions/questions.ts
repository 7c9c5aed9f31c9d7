import type { HelpLanguage } from '../HelpLanguage.ts';

/** What people ask about each section of the help pages; the key is the section's id. */
export type ExampleQuestions = Readonly<Record<string, readonly string[]>>;

const files: Readonly<Record<HelpLanguage, () => Promise<{ questions: ExampleQuestions }>>> = {
  en: () => import('./en.ts'),
  ar: () => import('./ar.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  vi: () => import('./vi.ts'),
};

/** The example questions of a language, read when they are first asked for. */
export const readQuestions = async (language: HelpLanguage): Promise<ExampleQuestions> =>
  (await files[language]()).questions;
