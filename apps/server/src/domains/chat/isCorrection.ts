import { correctionEngine } from '@franca/contract';
import type { MessageTranslation } from '../translate/Translations.ts';

/** Whether a person proposed a translation (docs/behaviour/translation.md, Corrections). */
export const isCorrection = ({ engine }: Pick<MessageTranslation, 'engine'>): boolean =>
  engine === correctionEngine;
