import { primaryLanguage } from '../../ports/translation/languageTags.ts';
import type { MessageRow, Reader } from './ChatContext.ts';

/**
 * What a person wrote in a message: its text, or the words under its files. Null for everything else: a name, a place or
 * an emoji is the same in every language.
 */
export function wordsToTranslate({ type, content }: Pick<MessageRow, 'type' | 'content'>): string | null {
  const isWritten = type === 'message' || type === 'image' || type === 'file' || type === 'audio';
  return isWritten && content ? content : null;
}

/** Whether a reader needs a message in another language than its own. */
export function needsTranslation(row: MessageRow, reader: Reader): boolean {
  if (wordsToTranslate(row) === null || row.recalledAt || row.senderId === reader.userId) return false;
  return row.language === null || primaryLanguage(row.language) !== primaryLanguage(reader.reads);
}
