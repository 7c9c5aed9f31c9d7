import { type TranslationGrade, translationGrade } from '@franca/contract';
import type { MessageTranslation } from '../translate/Translations.ts';

/** How far a translation can be relied on; null without a text, when `engine` names those that could not make one. */
export function gradeOf({
  state,
  engine,
}: Pick<MessageTranslation, 'state' | 'engine'>): TranslationGrade | null {
  return state === 'done' || state === 'stale' ? translationGrade(engine) : null;
}
