import type { TextFunction } from '@franca/ui/i18n';
import type { FirstTextKey } from '../../strings/ChatStrings.ts';
import type { Corrector } from '../model/Correction.ts';
import type { TranslationState } from '../model/TranslationState.ts';
import { isRough } from './shownView.ts';

/** Says who corrected a translation. */
export function correctedText(
  text: TextFunction<FirstTextKey>,
  by: Corrector,
  viewerId: string | undefined,
): string {
  if (!by) return text('correctedPlain');
  return by.id === viewerId ? text('correctedByYou') : text('correctedBy', { name: by.name });
}

/** Says from which language a text was translated, where that is known, and whether the translation is rough or corrected. */
export function originText(
  text: TextFunction<FirstTextKey>,
  translation: TranslationState,
  language: string | null,
  viewerId?: string,
): string {
  if ('correction' in translation && translation.correction)
    return correctedText(text, translation.correction.by, viewerId);
  if (isRough(translation))
    return language ? text('roughTranslation', { language }) : text('roughTranslationPlain');
  return language ? text('translated', { language }) : text('translatedPlain');
}
