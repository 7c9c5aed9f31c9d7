import type { LastMessage, Message } from '@franca/contract';
import type { Database } from '../../db/Database.ts';
import type { StoredTranslation } from './ChatContext.ts';
import { createMessageLookups } from './createMessageLookups.ts';
import type { LanguageReader, ReaderTranslations } from './createReaderTranslations.ts';
import type { MessageRow } from './MessageRow.ts';
import { type SharedContact, toLastMessage, toMessage, toRepliedMessage } from './toMessage.ts';

/** Stored messages as readers get them. */
export type MessageRenderer = {
  /** With what is there. */
  render: (rows: readonly MessageRow[], reader: LanguageReader) => Promise<Message[]>;
  /** For somebody who is looking now: missing translations are ordered. */
  renderForPresent: (rows: readonly MessageRow[], reader: LanguageReader) => Promise<Message[]>;
  /** Newest visible message of each topic, by topic. */
  previews: (
    views: readonly { topicId: string; reader: LanguageReader & { clearedSeq: number } }[],
  ) => Promise<Map<string, LastMessage>>;
};

/** Renders over the database. */
export function createMessageRenderer(db: Database, translations: ReaderTranslations): MessageRenderer {
  const { peopleOf, rowsByIds, reactionsOf, newestOf } = createMessageLookups(db);

  const personOf = (people: Map<string, SharedContact>, id: string) => {
    const person = people.get(id);
    return { _id: id, name: person?.name ?? '', avatar: person?.avatar ?? null };
  };

  async function renderWith(
    rows: readonly MessageRow[],
    translate: (all: readonly MessageRow[]) => Promise<Map<string, StoredTranslation>>,
  ): Promise<Message[]> {
    if (rows.length === 0) return [];
    const replies = await rowsByIds(rows.flatMap((row) => row.replyId ?? []));
    const all = [...rows, ...replies];
    const ids = all.flatMap((row) => [row.senderId, ...(row.contactId ? [row.contactId] : [])]);
    const [people, translated, reacted] = await Promise.all([
      peopleOf(ids),
      translate(all),
      reactionsOf(rows.map((row) => row.id)),
    ]);
    const partsOf = (row: MessageRow) => ({
      by: personOf(people, row.senderId),
      translation: translated.get(row.id),
      contact: row.contactId ? (people.get(row.contactId) ?? null) : null,
    });
    const quotes = new Map(replies.map((row) => [row.id, toRepliedMessage(row, partsOf(row))]));
    return rows.map((row) =>
      toMessage(row, {
        ...partsOf(row),
        reply: row.replyId ? (quotes.get(row.replyId) ?? null) : null,
        reactions: reacted.get(row.id) ?? [],
      }),
    );
  }

  /** One query for each language, however many topics there are. */
  async function orderForEach(
    rows: readonly MessageRow[],
    readers: ReadonlyMap<string, LanguageReader>,
  ): Promise<Map<string, StoredTranslation>> {
    const byReader = new Map<string, { reader: LanguageReader; rows: MessageRow[] }>();
    for (const row of rows) {
      const reader = readers.get(row.topicId);
      if (!reader) continue;
      const key = `${reader.userId} ${reader.reads}`;
      const group = byReader.get(key) ?? { reader, rows: [] };
      group.rows.push(row);
      byReader.set(key, group);
    }
    const found = await Promise.all(
      [...byReader.values()].map((group) => translations.order(group.rows, group.reader)),
    );
    return new Map(found.flatMap((map) => [...map]));
  }

  return {
    render: (rows, reader) => renderWith(rows, (all) => translations.read(all, reader)),
    renderForPresent: (rows, reader) => renderWith(rows, (all) => translations.order(all, reader)),
    previews: async (views) => {
      const found = await newestOf(
        views.map(({ topicId, reader }) => ({ topicId, clearedSeq: reader.clearedSeq })),
      );
      const readers = new Map(views.map((view) => [view.topicId, view.reader]));
      const [people, translated] = await Promise.all([
        peopleOf(found.map((row) => row.senderId)),
        orderForEach(found, readers),
      ]);
      const previews = new Map<string, LastMessage>();
      for (const row of found) {
        const by = personOf(people, row.senderId);
        const translation = translated.get(row.id);
        previews.set(row.topicId, toLastMessage(row, { by, translation }));
      }
      return previews;
    },
  };
}
