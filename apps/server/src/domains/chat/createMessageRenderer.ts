import type { LastMessage, Message, Reaction } from '@franca/contract';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { messages, reactions } from '../../db/schema/chat.ts';
import { users } from '../../db/schema/users.ts';
import type { StoredTranslation } from './ChatContext.ts';
import type { LanguageReader, ReaderTranslations } from './createReaderTranslations.ts';
import type { MessageRow } from './MessageRow.ts';
import { type SharedContact, toMessage, toRepliedMessage } from './toMessage.ts';

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
  async function peopleOf(ids: readonly string[]): Promise<Map<string, SharedContact>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select({ _id: users.id, name: users.name, avatar: users.avatar, country: users.country })
      .from(users)
      .where(inArray(users.id, [...new Set(ids)]));
    return new Map(rows.map((row) => [row._id, row]));
  }

  async function rowsByIds(ids: readonly string[]): Promise<MessageRow[]> {
    if (ids.length === 0) return [];
    return db
      .select()
      .from(messages)
      .where(inArray(messages.id, [...new Set(ids)]));
  }

  async function reactionsOf(ids: readonly string[]): Promise<Map<string, Reaction[]>> {
    const found = new Map<string, Reaction[]>();
    if (ids.length === 0) return found;
    const rows = await db
      .select()
      .from(reactions)
      .where(inArray(reactions.messageId, [...ids]))
      .orderBy(reactions.createdAt);
    for (const { messageId, userId, emoji } of rows) {
      found.set(messageId, [...(found.get(messageId) ?? []), { user_id: userId, emoji }]);
    }
    return found;
  }

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

  async function newestOf(views: readonly { topicId: string; clearedSeq: number }[]): Promise<MessageRow[]> {
    if (views.length === 0) return [];
    const places = sql.join(
      views.map((view) => sql`(${view.topicId}::uuid, ${view.clearedSeq}::bigint)`),
      sql`, `,
    );
    const newest = sql`select newest.id from (values ${places}) as view (topic_id, cleared)
      cross join lateral (select m.id from messages m
        where m.topic_id = view.topic_id and m.seq > view.cleared order by m.seq desc limit 1) newest`;
    return db.select().from(messages).where(sql`${messages.id} in (${newest})`);
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
        const quote = toRepliedMessage(row, { by, translation });
        const { chat_id, type, content, date, recalled } = quote;
        previews.set(row.topicId, {
          chat_id,
          type,
          content,
          translated: quote.translated,
          date,
          by,
          recalled,
        });
      }
      return previews;
    },
  };
}
