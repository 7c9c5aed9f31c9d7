import type { HelpLanguage } from '../../HelpLanguage.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { vi } from './vi.ts';

/** What a word does in a question about one's own things. */
export type Role =
  /** That somebody says, writes or sends something. */
  | 'says'
  /** Before what is said or written about. */
  | 'about'
  /** Before who wrote it. */
  | 'from'
  | 'me'
  | 'message'
  | 'find'
  /** Where or when something was said. */
  | 'where'
  | 'last'
  /** What was not read yet, and that something is new. */
  | 'unread'
  | 'not'
  | 'read'
  | 'today'
  | 'friend'
  | 'called'
  | 'who'
  | 'what'
  /** What begins a question about how something is done. */
  | 'how'
  /** What says nothing of whose things are asked for. */
  | 'drop';

/** The words and phrases of each role, without marks on letters but in Vietnamese; in Arabic normalised. */
export const ownWords: Readonly<Record<HelpLanguage, string>> = { en, ar, es, fr, it, vi };
