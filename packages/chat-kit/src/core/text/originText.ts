import type { TextFunction } from '@franca/ui/i18n';
import type { FirstTextKey } from '../../strings/ChatStrings.ts';
import type { TranslationState } from '../model/TranslationState.ts';
import { isRough } from './shownView.ts';

/** Says from which language a text was translated, where that is known, and whether the translation is rough. */
export function originText(
  text: TextFunction<FirstTextKey>,
  translation: TranslationState,
  language: string | null,
): string {
  if (isRough(translation))
    return language ? text('roughTranslation', { language }) : text('roughTranslationPlain');
  return language ? text('translated', { language }) : text('translatedPlain');
}
