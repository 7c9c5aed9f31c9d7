import type { MessageTranslation, Translations } from '../translate/Translations.ts';
import type { MessageRow, Reader } from './ChatContext.ts';
import { needsTranslation } from './needsTranslation.ts';

/** Translations of messages for one reader, by message id. */
export type ReaderTranslations = {
  /** What there is. */
  read: (rows: readonly MessageRow[], reader: Reader) => Promise<Map<string, MessageTranslation>>;
  /**
   * What there is, after ordering what is missing: for somebody who is looking at the messages now. What was read before
   * may be handed over: null where there is none.
   */
  order: (
    rows: readonly MessageRow[],
    reader: Reader,
    known?: ReadonlyMap<string, MessageTranslation | null>,
  ) => Promise<Map<string, MessageTranslation>>;
};

/** Reads and orders translations for readers. */
export function createReaderTranslations(translations: Translations): ReaderTranslations {
  async function read(rows: readonly MessageRow[], reader: Reader) {
    const ids = rows.filter((row) => needsTranslation(row, reader)).map((row) => row.id);
    return ids.length > 0 ? translations.read(ids, reader.reads) : new Map<string, MessageTranslation>();
  }

  return {
    read,
    order: async (rows, reader, known = new Map()) => {
      const unread = rows.filter((row) => !known.has(row.id));
      const found = await read(unread, reader);
      for (const row of rows) {
        const translation = known.get(row.id);
        if (translation && needsTranslation(row, reader)) found.set(row.id, translation);
      }
      const missing = rows.filter((row) => needsTranslation(row, reader) && !found.has(row.id));
      if (missing.length === 0) return found;
      const orders = missing.map((row) => ({
        message_id: row.id,
        topic_id: row.topicId,
        text: row.content ?? '',
        source: row.language,
        targets: [reader.reads],
      }));
      for (const translation of await translations.request(...orders))
        found.set(translation.message_id, translation);
      return found;
    },
  };
}
