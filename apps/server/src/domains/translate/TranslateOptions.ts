import type { Database } from '../../db/Database.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { LanguageDetector } from '../../ports/LanguageDetector.ts';
import type { Translator } from '../../ports/Translator.ts';
import type { OutcomeRecorder, TextRules } from './Translations.ts';

/** What the translation service is built from. */
export type TranslateOptions = {
  /** Where queue and cache live. */
  db: Database;
  /** The engines. */
  translator: Translator;
  /** Detects the language of a text. */
  detector: LanguageDetector;
  /** Present time. */
  clock: Clock;
  /** What holds for the texts of a topic now. */
  rulesOf: (topicId: string) => Promise<TextRules>;
  /** Makes a translation that ends (`done`, `failed` or `unavailable`) a change of its topic. */
  recorder: () => OutcomeRecorder;
  /** Called with errors that nobody else sees. */
  onError: (error: unknown) => void;
  /** Translations running at once; 8 by default, so that those of one message in a group of many languages begin at once. */
  concurrency?: number | undefined;
  /** Attempts before a failing translation is given up; 4 by default. */
  maxAttempts?: number | undefined;
  /** Milliseconds after which a claimed row counts as abandoned unless its process says otherwise; 15 s by default. */
  leaseMs?: number | undefined;
  /** True where no other process shares the database: a crashed run's work is then resumed at once. */
  isExclusive?: boolean | undefined;
  /** Source of jitter from 0 to 1. */
  random?: (() => number) | undefined;
};
