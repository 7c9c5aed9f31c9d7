import type { TextFunction } from '@franca/ui/i18n';
import type { FirstTextKey } from '../../strings/ChatStrings.ts';
import type { TranslationGap, TranslationState } from '../model/TranslationState.ts';

/** A translation that there is not. */
export type MissingTranslation = Extract<
  TranslationState,
  { kind: 'failed' | 'unavailable' | 'not-included' }
>;

const plainTexts = {
  'no-engine': 'translationUnavailable',
  text: 'translationNotPossible',
  down: 'translationDown',
  limit: 'translationLimit',
} as const satisfies Record<TranslationGap, FirstTextKey>;

/** Whether asking for a translation again can help. */
export function canRetry(translation: TranslationState): boolean {
  if (translation.kind === 'stale' || translation.kind === 'failed') return true;
  return translation.kind === 'unavailable' && !translation.reason;
}

/** Says that there is no translation, and why where that is known; `nameOf` names a language by its tag. */
export function gapText(
  text: TextFunction<FirstTextKey>,
  { kind, reason, source, target }: MissingTranslation,
  nameOf: (tag: string) => string | null,
): string {
  if (!reason) return text(kind === 'failed' ? 'translationFailed' : 'translationUnavailable');
  const [from, to] = [source && nameOf(source), target && nameOf(target)];
  if (from && to && reason === 'no-engine') return text('translationNoEngine', { source: from, target: to });
  return text(plainTexts[reason]);
}
