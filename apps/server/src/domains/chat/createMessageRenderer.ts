import type { Correction, LastMessage, Message, Person, Reaction } from '@franca/contract';
import type { MessageTranslation } from '../translate/Translations.ts';
import type { ChatContext, MessageRow, Reader } from './ChatContext.ts';
import { createMessageLookups } from './createMessageLookups.ts';
import type { ReaderTranslations } from './createReaderTranslations.ts';
import { isCorrection } from './isCorrection.ts';
import { remainsOf } from './isExpired.ts';
import { readPolls } from './pollStates.ts';
import { type SharedContact, toLastMessage, toMessage, toRepliedMessage } from './toMessage.ts';

/** What is known of messages before they are rendered, so that it is not looked up. */
export type KnownParts = {
  /** People by id; the others are looked up. */
  people: ReadonlyMap<string, SharedContact>;
  /** Translations for the reader by message, null where there is none. */
  translations: ReadonlyMap<string, MessageTranslation | null>;
  /** Reactions of all messages that have some. */
  reactions: ReadonlyMap<string, Reaction[]>;
  /** Messages that the reader starred. */
  starred: ReadonlySet<string>;
  /** What people proposed for messages of the reader, by message. */
  corrections: ReadonlyMap<string, MessageTranslation[]>;
};

/** Stored messages as readers get them. */
export type MessageRenderer = {
  /** With what is there. */
  render: (rows: readonly MessageRow[], reader: Reader) => Promise<Message[]>;
  /** For somebody who is looking now: missing translations are ordered. */
  renderForOnline: (rows: readonly MessageRow[], reader: Reader, known?: KnownParts) => Promise<Message[]>;
  /** Newest visible message of each topic, by topic. */
  previews: (
    views: readonly { topicId: string; reader: Reader & { clearedSeq: number } }[],
  ) => Promise<Map<string, LastMessage>>;
  /** Messages of several topics as rows of a list show them, by id; `readers` by topic. */
  rowsOf: (
    rows: readonly MessageRow[],
    readers: ReadonlyMap<string, Reader>,
  ) => Promise<Map<string, LastMessage>>;
};

/** Everybody whom a message shows. */
const idsIn = ({ senderId, contactId, system }: MessageRow): string[] => [
  senderId,
  ...(contactId ? [contactId] : []),
  ...(system?.user_ids ?? []),
];

/** The people whom a system line names; whoever has no account any more is only counted. */
const namedBy = ({ system }: MessageRow, people: ReadonlyMap<string, SharedContact>): Person[] =>
  (system?.user_ids ?? []).flatMap((id) => {
    const person = people.get(id);
    return person ? [{ _id: id, name: person.name, avatar: person.avatar }] : [];
  });

/** Renders over the database. */
export function createMessageRenderer(
  context: Pick<ChatContext, 'clock' | 'db' | 'users' | 'links'>,
  translations: ReaderTranslations,
): MessageRenderer {
  const { peopleOf, rowsByIds, reactionsOf, starredAmong, newestOf } = createMessageLookups(context);

  const personOf = (people: Map<string, SharedContact>, id: string) => {
    const person = people.get(id);
    const deleted = person?.is_deleted ? { is_deleted: true } : {};
    return { _id: id, name: person?.name ?? '', avatar: person?.avatar ?? null, ...deleted };
  };

  /** Whatever found them: of what is over nothing is rendered. */
  const remaining = (rows: readonly MessageRow[]): MessageRow[] => {
    const at = context.clock();
    return rows.map((row) => remainsOf(row, at));
  };

  async function renderWith(
    found: readonly MessageRow[],
    reader: Reader,
    translate: (all: readonly MessageRow[]) => Promise<Map<string, MessageTranslation>>,
    known?: KnownParts,
  ): Promise<Message[]> {
    if (found.length === 0) return [];
    const { userId } = reader;
    const rows = remaining(found);
    const replies = remaining(await rowsByIds(rows.flatMap((row) => row.replyId ?? [])));
    const all = [...rows, ...replies];
    const ids = all.flatMap(idsIn);
    const [others, translated, reacted, starred, linked, corrections, polls] = await Promise.all([
      peopleOf(ids.filter((id) => !known?.people.has(id))),
      translate(all),
      known?.reactions ?? reactionsOf(rows.map((row) => row.id)),
      known?.starred ??
        starredAmong(
          rows.map((row) => row.id),
          userId,
        ),
      context.links.find(rows.flatMap((row) => row.previewId ?? [])),
      known?.corrections ?? translations.corrections(rows, reader),
      readPolls(context.db, rows, userId),
    ]);
    const people = new Map([...(known?.people ?? []), ...others]);
    const corrected = [...translated.values(), ...[...corrections.values()].flat()];
    const correctors = corrected.flatMap(({ corrected_by }) => corrected_by ?? []);
    const unknown = correctors.filter((id) => !people.has(id));
    for (const [id, person] of unknown.length > 0 ? await peopleOf(unknown) : []) people.set(id, person);
    const correctorOf = ({ corrected_by: id }: MessageTranslation): Correction['by'] => {
      const person = id ? people.get(id) : undefined;
      return person && !person.is_deleted ? { _id: person._id, name: person.name } : null;
    };
    const correctionsOf = (row: MessageRow): Correction[] | undefined =>
      corrections
        .get(row.id)
        ?.flatMap((one) =>
          one.text === null ? [] : { language: one.language, text: one.text, by: correctorOf(one) },
        );
    const correctorIn = (translation: MessageTranslation | undefined) =>
      translation && isCorrection(translation) ? correctorOf(translation) : undefined;
    const partsOf = (row: MessageRow) => ({
      by: personOf(people, row.senderId),
      translation: translated.get(row.id),
      corrector: correctorIn(translated.get(row.id)),
      contact: row.contactId ? (people.get(row.contactId) ?? null) : null,
      people: namedBy(row, people),
    });
    const quotes = new Map(replies.map((row) => [row.id, toRepliedMessage(row, partsOf(row))]));
    return rows.map((row) =>
      toMessage(row, {
        ...partsOf(row),
        reply: row.replyId ? (quotes.get(row.replyId) ?? null) : null,
        reactions: reacted.get(row.id) ?? [],
        poll: polls.get(row.id),
        isStarred: starred.has(row.id),
        corrections: correctionsOf(row),
        preview: row.previewId ? (linked.get(row.previewId) ?? null) : null,
      }),
    );
  }

  /** One query for each language, and for private chats and groups, however many topics there are. */
  async function translateForEach(
    rows: readonly MessageRow[],
    readers: ReadonlyMap<string, Reader>,
    translate: ReaderTranslations['read'],
  ): Promise<Map<string, MessageTranslation>> {
    const byReader = new Map<string, { reader: Reader; rows: MessageRow[] }>();
    for (const row of rows) {
      const reader = readers.get(row.topicId);
      if (!reader) continue;
      const { userId, reads, isTranslated, translatedUntil, isLocalOnly } = reader;
      const key = [userId, reads, isTranslated, translatedUntil?.getTime(), isLocalOnly].join(' ');
      const group = byReader.get(key) ?? { reader, rows: [] };
      group.rows.push(row);
      byReader.set(key, group);
    }
    const found = await Promise.all(
      [...byReader.values()].map((group) => translate(group.rows, group.reader)),
    );
    return new Map(found.flatMap((map) => [...map]));
  }

  async function toRows(
    found: readonly MessageRow[],
    readers: ReadonlyMap<string, Reader>,
    translate: ReaderTranslations['read'],
  ): Promise<Map<string, LastMessage>> {
    const rows = remaining(found);
    const [people, translated] = await Promise.all([
      peopleOf(rows.flatMap(idsIn)),
      translateForEach(rows, readers, translate),
    ]);
    return new Map(
      rows.map((row) => {
        const by = personOf(people, row.senderId);
        const translation = translated.get(row.id);
        return [row.id, toLastMessage(row, { by, translation, people: namedBy(row, people) })];
      }),
    );
  }

  return {
    render: (rows, reader) => renderWith(rows, reader, (all) => translations.read(all, reader)),
    renderForOnline: (rows, reader, known) =>
      renderWith(rows, reader, (all) => translations.order(all, reader, known?.translations), known),
    previews: async (views) => {
      const found = await newestOf(
        views.map(({ topicId, reader: { clearedSeq, userId } }) => ({ topicId, clearedSeq, userId })),
      );
      const readers = new Map(views.map((view) => [view.topicId, view.reader]));
      const shown = await toRows(found, readers, (rows, reader) => translations.order(rows, reader));
      return new Map(
        found.flatMap(({ id, topicId }) => {
          const preview = shown.get(id);
          return preview ? [[topicId, preview]] : [];
        }),
      );
    },
    rowsOf: (rows, readers) => toRows(rows, readers, translations.read),
  };
}
