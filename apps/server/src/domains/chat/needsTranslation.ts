import { writtenTypes } from '../../db/shared/messageTypes.ts';
import { primaryLanguage } from '../../ports/translation/languageTags.ts';
import { hasWords } from '../../ports/translation/protectSpans.ts';
import type { MessageTranslation } from '../translate/Translations.ts';
import type { MessageRow, Reader } from './ChatContext.ts';

/**
 * What a person wrote in a message: its text, the question and the options of a poll, or the words under its files. Null for
 * everything else: a name, a place or an emoji is the same in every language.
 */
export function wordsToTranslate({ type, content }: Pick<MessageRow, 'type' | 'content'>): string | null {
  return writtenTypes.includes(type) && content ? content : null;
}

/** Whether a reader needs a message in another language than its own. */
export function needsTranslation(row: MessageRow, reader: Pick<Reader, 'userId' | 'reads'>): boolean {
  if (wordsToTranslate(row) === null || row.recalledAt || row.senderId === reader.userId) return false;
  return row.language === null || primaryLanguage(row.language) !== primaryLanguage(reader.reads);
}

/**
 * Whether a stored translation is shown to a reader: the plan includes translation, or it did when the message was written
 * (docs/behaviour/permissions.md, End of a plan).
 */
export function mayRead(
  row: Pick<MessageRow, 'createdAt'>,
  reader: Omit<Reader, 'userId' | 'reads'>,
): boolean {
  return reader.isTranslated || (reader.translatedUntil !== null && row.createdAt <= reader.translatedUntil);
}

/** What a reader whose plan has no translation sees; undefined where the text needs none, or nobody knows its language. */
export function notIncluded(row: MessageRow, reader: Reader): MessageTranslation | undefined {
  if (reader.isTranslated || row.language === null || !needsTranslation(row, reader)) return undefined;
  if (!hasWords(row.content ?? '')) return undefined;
  return {
    message_id: row.id,
    topic_id: row.topicId,
    language: reader.reads,
    state: 'not_included',
    text: null,
    source: row.language,
    engine: null,
  };
}
