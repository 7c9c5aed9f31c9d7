import type { Change, Member, Message, Poll } from '@franca/contract';
import { and, inArray, sql } from 'drizzle-orm';
import { messages } from '../../db/schema/chat.ts';
import { isUnexpired } from '../../db/shared/chat.ts';
import type { ChangeRow, SharedTopic, TopicMember } from '../topics/Topics.ts';
import type { MessageTranslation } from '../translate/Translations.ts';
import type { ChatContext } from './ChatContext.ts';
import type { MessageRenderer } from './createMessageRenderer.ts';
import { isCorrection } from './isCorrection.ts';
import { isHiddenFrom } from './isHidden.ts';
import { mayRead } from './needsTranslation.ts';
import { readPolls } from './pollStates.ts';
import { toTranslationChange } from './toTranslationChange.ts';
import { whereReadable } from './whereReadable.ts';

/** Stored changes of one topic as a reader gets them. */
export type ChangeRenderer = {
  /** What the reader deleted keeps its number, so that nothing seems to be missing, and nothing of its content. */
  render: (
    rows: readonly ChangeRow[],
    reader: TopicMember,
    topic: SharedTopic | undefined,
  ) => Promise<Change[]>;
};

/** Kinds whose payload names a message that came with the change. */
const bringsMessage: ReadonlySet<Change['kind']> = new Set([
  'message',
  'edit',
  'member-added',
  'member-removed',
  'topic-updated',
]);

/** Kinds of which only the person whom they name learns. */
const isPersonal: ReadonlySet<Change['kind']> = new Set(['hide', 'star']);

/** Whether a change is about a message of the reader: who wrote one learns of its corrections under every plan. */
const isOfOwn = ({ payload }: ChangeRow, { userId }: TopicMember): boolean =>
  String(payload.chat_id).startsWith(userId);

/** Changes with the messages and translations that they name, as these stand now. */
export function createChangeRenderer(context: ChatContext, renderer: MessageRenderer): ChangeRenderer {
  const { clock, db } = context;

  /**
   * The messages that came with changes, by id, and which of the messages that changes name are gone for the reader: its text was
   * deleted before a translation came, or its time is over.
   */
  async function messagesOf(
    rows: readonly ChangeRow[],
    reader: TopicMember,
  ): Promise<{ brought: ReadonlyMap<string, Message>; gone: ReadonlySet<string> }> {
    const broughtIds = new Set(
      rows.flatMap(({ kind, payload }) =>
        bringsMessage.has(kind) && payload.message_id ? String(payload.message_id) : [],
      ),
    );
    const translatedIds = rows.flatMap(({ kind, payload }) =>
      kind === 'translation' ? String(payload.message_id) : [],
    );
    const ids = [...new Set([...broughtIds, ...translatedIds])];
    if (ids.length === 0) return { brought: new Map(), gone: new Set() };
    const stored = await db
      .select({
        message: messages,
        isHidden: sql<boolean>`${isHiddenFrom(sql`messages.id`, sql`${reader.userId}`)}`,
        isUnexpired: sql<boolean>`${isUnexpired(sql`messages.expires_at`, clock())}`,
      })
      .from(messages)
      .where(inArray(messages.id, ids));
    const shown = stored.filter((one) => broughtIds.has(one.message.id) && !one.isHidden && one.isUnexpired);
    const rendered = await renderer.renderForOnline(
      shown.map(({ message }) => message),
      reader,
    );
    const gone = stored.filter((one) => one.message.seq <= reader.clearedSeq || !one.isUnexpired);
    return {
      brought: new Map(rendered.map((message) => [message._id, message])),
      gone: new Set(gone.map(({ message }) => message.id)),
    };
  }

  /** Where polls stand now, by message; those that were recalled or that the reader deleted are missing. */
  async function pollsOf(rows: readonly ChangeRow[], reader: TopicMember): Promise<Map<string, Poll>> {
    const ids = rows.flatMap((row) => (row.kind === 'poll' ? String(row.payload.message_id) : []));
    const [first] = rows;
    if (!first || ids.length === 0) return new Map();
    const stored = await db
      .select({ id: messages.id, poll: messages.poll })
      .from(messages)
      .where(and(inArray(messages.id, ids), whereReadable(first.topicId, reader, clock())));
    return readPolls(db, stored, reader.userId);
  }

  /** Translations as they stand now, by message and language: the changes only name them. */
  async function translationsOf(rows: readonly ChangeRow[]): Promise<Map<string, MessageTranslation>> {
    const idsByLanguage = new Map<string, string[]>();
    for (const { kind, payload } of rows) {
      if (kind !== 'translation') continue;
      const language = String(payload.language);
      idsByLanguage.set(language, [...(idsByLanguage.get(language) ?? []), String(payload.message_id)]);
    }
    const found = await Promise.all(
      [...idsByLanguage].map(([language, ids]) => context.translations.read(ids, language)),
    );
    return new Map(
      found.flatMap((each) => [...each.values()].map((one) => [`${one.message_id} ${one.language}`, one])),
    );
  }

  /** Those who proposed corrections, by id; whoever has no account any more is missing. */
  async function correctorsOf(
    translated: ReadonlyMap<string, MessageTranslation>,
  ): Promise<Map<string, { _id: string; name: string }>> {
    const ids = [...translated.values()].flatMap((translation) => translation.corrected_by ?? []);
    const found = ids.length === 0 ? [] : await context.users.find([...new Set(ids)]);
    return new Map(
      found.flatMap(({ id: _id, name, deletedAt }) => (deletedAt ? [] : [[_id, { _id, name }] as const])),
    );
  }

  /** A translation as it stands now. */
  function renderTranslation(
    { seq, topicId: topic_id, createdAt, payload }: ChangeRow,
    translated: ReadonlyMap<string, MessageTranslation>,
    correctors: ReadonlyMap<string, { _id: string; name: string }>,
  ): Change {
    const language = String(payload.language);
    const numbered = { seq, topic_id, date: createdAt.toISOString() };
    const missing = {
      state: 'unavailable',
      text: null,
      source: null,
      engine: null,
      corrected_by: null,
    } as const;
    const stands: Omit<MessageTranslation, 'message_id' | 'topic_id'> = translated.get(
      `${payload.message_id} ${language}`,
    ) ?? { language, ...missing };
    const by = isCorrection(stands) ? (correctors.get(stands.corrected_by ?? '') ?? null) : undefined;
    return toTranslationChange(numbered, String(payload.chat_id), stands, by);
  }

  /** People who joined, as they are now; whoever has no account any more is left out. */
  async function membersOf(rows: readonly ChangeRow[]): Promise<Map<string, Member>> {
    const ids = rows.flatMap((row) =>
      row.kind === 'member-added' ? (row.payload.user_ids as string[]) : [],
    );
    const found = ids.length === 0 ? [] : await context.users.find([...new Set(ids)]);
    return new Map(
      found.map(({ id: _id, name, avatar, isVerified: is_verified, country, language, accent }) => [
        _id,
        { _id, name, avatar, is_verified, country, language, accent },
      ]),
    );
  }

  /** A change of a group; what is stored names people and the line by their ids. */
  function renderOfGroup(
    { kind, payload: { message_id: _id, user_ids, ...content } }: ChangeRow,
    message: Message | null,
    members: ReadonlyMap<string, Member>,
  ): object {
    if (kind !== 'member-added') return { ...content, message };
    return { ...content, message, members: (user_ids as string[]).flatMap((id) => members.get(id) ?? []) };
  }

  return {
    render: async (rows, reader, topic) => {
      const visible = rows.filter((row) => row.seq > reader.clearedSeq);
      const { brought, gone } = await messagesOf(visible, reader);
      const polls = await pollsOf(visible, reader);
      const translated = await translationsOf(visible);
      const corrected = new Map([...translated].filter(([, one]) => isCorrection(one)));
      const correctors = await correctorsOf(corrected);
      const joined = await membersOf(visible);
      const { name = null, image = null, theme = null } = topic ?? {};

      return rows.map((row): Change => {
        const numbered = { seq: row.seq, topic_id: row.topicId, date: row.createdAt.toISOString() };
        const message = brought.get(String(row.payload.message_id));
        const isShown = message !== undefined && message.seq > reader.clearedSeq;
        if (row.kind === 'message' && isShown) return { ...numbered, kind: 'message', message };
        const isCleared =
          row.seq <= reader.clearedSeq ||
          (row.kind === 'translation' &&
            (gone.has(String(row.payload.message_id)) || !(mayRead(row, reader) || isOfOwn(row, reader))));
        if (row.kind === 'edit' && isShown) return { ...numbered, kind: 'edit', message };
        const isOfOther = isPersonal.has(row.kind) && row.payload.user_id !== reader.userId;
        const poll = polls.get(String(row.payload.message_id));
        if (row.kind === 'poll' && poll)
          return { ...numbered, kind: 'poll', chat_id: String(row.payload.chat_id), poll };
        const isHidden =
          isCleared || isOfOther || row.kind === 'poll' || row.kind === 'message' || row.kind === 'edit';
        if (isHidden) return { ...numbered, kind: 'topic-updated', name, image, theme };
        if (row.kind === 'translation')
          return renderTranslation(row, mayRead(row, reader) ? translated : corrected, correctors);
        const content = bringsMessage.has(row.kind)
          ? renderOfGroup(row, message ?? null, joined)
          : row.payload;
        return { ...numbered, kind: row.kind, ...content } as Change;
      });
    },
  };
}
