import type { MessageTranslation, Translations } from '../translate/Translations.ts';
import type { MessageRow, Reader } from './ChatContext.ts';
import { mayRead, needsTranslation, notIncluded, wordsToTranslate } from './needsTranslation.ts';

/** Translations of messages for one reader, by message id. */
export type ReaderTranslations = {
  /** What there is. */
  read: (rows: readonly MessageRow[], reader: Reader) => Promise<Map<string, MessageTranslation>>;
  /** What people proposed for those of the messages that the reader wrote. */
  corrections: (
    rows: readonly MessageRow[],
    reader: Pick<Reader, 'userId'>,
  ) => Promise<Map<string, MessageTranslation[]>>;
  /**
   * What there is, after ordering what is missing: for somebody who is looking at the messages now, and whose plan includes
   * translation. What was read before may be handed over: null where there is none.
   */
  order: (
    rows: readonly MessageRow[],
    reader: Reader,
    known?: ReadonlyMap<string, MessageTranslation | null>,
  ) => Promise<Map<string, MessageTranslation>>;
};

/** Reads and orders translations for readers. */
export function createReaderTranslations(translations: Translations): ReaderTranslations {
  const isShown = (row: MessageRow, reader: Reader) => needsTranslation(row, reader) && mayRead(row, reader);

  async function read(rows: readonly MessageRow[], reader: Reader) {
    const ids = rows.filter((row) => isShown(row, reader)).map((row) => row.id);
    return ids.length > 0 ? translations.read(ids, reader.reads) : new Map<string, MessageTranslation>();
  }

  /** Says of what is left out that the plan does not include it. */
  function withNotIncluded(
    found: Map<string, MessageTranslation>,
    rows: readonly MessageRow[],
    reader: Reader,
  ): Map<string, MessageTranslation> {
    for (const row of rows) {
      const stands = found.get(row.id)?.state;
      // What was still waiting when the plan ended may never come.
      const missing = stands === undefined || stands === 'queued' ? notIncluded(row, reader) : undefined;
      if (missing) found.set(row.id, missing);
    }
    return found;
  }

  return {
    corrections: (rows, { userId }) => {
      const own = rows.filter((row) => row.senderId === userId && wordsToTranslate(row) !== null);
      return translations.corrections(own.map(({ id }) => id));
    },
    read: async (rows, reader) => withNotIncluded(await read(rows, reader), rows, reader),
    order: async (rows, reader, known = new Map()) => {
      const unread = rows.filter((row) => !known.has(row.id));
      const found = await read(unread, reader);
      for (const row of rows) {
        const translation = known.get(row.id);
        if (translation && isShown(row, reader)) found.set(row.id, translation);
      }
      if (!reader.isTranslated) return withNotIncluded(found, rows, reader);
      // With an engine that was not there then, what no engine could translate may be translated now.
      for (const translation of [...found.values()].filter((one) =>
        translations.mayRenew(one, reader.isLocalOnly),
      )) {
        const { message_id, language } = translation;
        const renewed = await translations.retry({ message_id, language });
        if (renewed) found.set(message_id, renewed);
      }
      const missing = rows.filter((row) => needsTranslation(row, reader) && !found.has(row.id));
      if (missing.length === 0) return found;
      const orders = missing.map((row) => ({
        message_id: row.id,
        topic_id: row.topicId,
        text: row.content ?? '',
        source: row.language,
        targets: [reader.reads],
        version: row.version,
      }));
      for (const translation of await translations.request(...orders))
        found.set(translation.message_id, translation);
      return found;
    },
  };
}
