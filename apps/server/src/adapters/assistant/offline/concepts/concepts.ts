import type { HelpLanguage } from '../HelpLanguage.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { vi } from './vi.ts';

/**
 * What people call the things of a messenger, and what they do with them: one concept a line, with the words for it. A word of a question
 * finds every other word of its concept in the help pages.
 */
export const concepts: Readonly<Record<HelpLanguage, string>> = { en, ar, es, fr, it, vi };

/** What a question may be answered with besides: what is said of conversations holds for groups, and what is sent can be shared. */
export const wider: Readonly<Record<string, readonly string[]>> = {
  '=group': ['=chat'],
  '=chat': ['=message'],
  '=message': ['=chat'],
  '=photo': ['=file'],
  '=video': ['=file'],
  '=friend': ['=people'],
  '=send': ['=share'],
  '=share': ['=send'],
};
