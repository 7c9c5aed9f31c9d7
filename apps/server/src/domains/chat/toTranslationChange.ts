import type { Correction } from '@franca/contract';
import type { ChangeOf, NumberedChange } from '../topics/Topics.ts';
import type { MessageTranslation } from '../translate/Translations.ts';
import { gradeOf } from './gradeOf.ts';

/** A translation as the change that brings it; `by` is who proposed a correction, null where that account is gone. */
export function toTranslationChange(
  numbered: Pick<NumberedChange<'translation'>, 'seq' | 'topic_id' | 'date'>,
  chatId: string,
  { language, state, text, source, engine }: Omit<MessageTranslation, 'message_id' | 'topic_id'>,
  by?: Correction['by'],
): ChangeOf<'translation'> {
  return {
    ...numbered,
    kind: 'translation',
    chat_id: chatId,
    ...{ language, state, text, source, engine, grade: gradeOf({ state, engine }) },
    ...(by !== undefined && { corrected_by: by }),
  };
}
