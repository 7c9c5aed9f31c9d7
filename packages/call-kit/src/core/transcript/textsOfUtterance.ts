import type { Utterance } from './TranscriptEntry.ts';
import type { TextQuality } from './TranscriptEvent.ts';

/** The translation that a reader needs: theirs, its absence, or that none is needed. */
export type ReaderTranslation =
  /** The words were spoken in the language of the reader, or nothing says what the reader reads. */
  | { readonly kind: 'none' }
  /** It is on its way. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed' }
  /** `interim`: of words that go on, and it may be behind them. */
  | {
      readonly kind: 'interim' | 'done';
      readonly text: string;
      readonly language: string;
      readonly quality: TextQuality;
    };

const baseOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';

/** Whether two tags (BCP 47) are one language, whatever their regions. */
export const isSameLanguage = (left: string, right: string): boolean => baseOf(left) === baseOf(right);

/** What an utterance is in the language of a reader (BCP 47). */
export function translationFor(utterance: Utterance, language: string): ReaderTranslation {
  if (utterance.language !== null && isSameLanguage(utterance.language, language)) return { kind: 'none' };
  const found = Object.entries(utterance.translations).find(([tag]) => isSameLanguage(tag, language));
  if (!found) return { kind: 'pending' };
  const [tag, translation] = found;
  if (translation.kind === 'failed') return { kind: 'failed' };
  const { text, quality, isFinal } = translation;
  return { kind: isFinal ? 'done' : 'interim', text, language: tag, quality };
}
