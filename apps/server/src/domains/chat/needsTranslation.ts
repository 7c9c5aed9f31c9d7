import { primaryLanguage } from '../../ports/translation/primaryLanguage.ts';
import type { MessageRow } from './MessageRow.ts';
import { wordsToTranslate } from './wordsToTranslate.ts';

/** Whether a reader needs a message in another language than its own. */
export function needsTranslation(row: MessageRow, reader: { userId: string; reads: string }): boolean {
  if (wordsToTranslate(row) === null || row.recalledAt || row.senderId === reader.userId) return false;
  return row.language === null || primaryLanguage(row.language) !== primaryLanguage(reader.reads);
}
