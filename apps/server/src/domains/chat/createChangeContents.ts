import type { Change, Member, Message, Poll } from '@franca/contract';
import { and, inArray, sql } from 'drizzle-orm';
import { messages } from '../../db/schema/chat.ts';
import { isUnexpired } from '../../db/shared/chat.ts';
import type { ChangeRow, TopicMember } from '../topics/Topics.ts';
import type { MessageTranslation } from '../translate/Translations.ts';
import type { ChatContext } from './ChatContext.ts';
import type { MessageRenderer } from './createMessageRenderer.ts';
import { isCorrection } from './isCorrection.ts';
import { isHiddenFrom } from './isHidden.ts';
import { readPolls } from './pollStates.ts';
import { whereReadable } from './whereReadable.ts';

/** What changes name, as it stands now for one reader. */
export type ChangeContents = {
  /** The messages that came with changes, by id. */
  brought: ReadonlyMap<string, Message>;
  /** Ids of named messages that are gone for the reader: deleted before a translation came, or their time is over. */
  gone: ReadonlySet<string>;
  /** Polls by message; those that were recalled or that the reader deleted are missing. */
  polls: ReadonlyMap<string, Poll>;
  /** Translations by message and language, `‹id› ‹tag›`. */
  translated: ReadonlyMap<string, MessageTranslation>;
  /** Those of them that somebody proposed. */
  corrected: ReadonlyMap<string, MessageTranslation>;
  /** Who proposed them, by id; whoever has no account any more is missing. */
  correctors: ReadonlyMap<string, { _id: string; name: string }>;
  /** People who joined, by id; whoever has no account any more is missing. */
  joined: ReadonlyMap<string, Member>;
};

/** Kinds whose payload names a message that came with the change. */
export const bringsMessage: ReadonlySet<Change['kind']> = new Set([
  'message',
  'edit',
  'member-added',
  'member-removed',
  'topic-updated',
]);

/** Reads what changes of one topic name: the changes are stored with ids only. */
export function createChangeContents(context: ChatContext, renderer: MessageRenderer) {
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

  return async (rows: readonly ChangeRow[], reader: TopicMember): Promise<ChangeContents> => {
    const { brought, gone } = await messagesOf(rows, reader);
    const polls = await pollsOf(rows, reader);
    const translated = await translationsOf(rows);
    const corrected = new Map([...translated].filter(([, one]) => isCorrection(one)));
    const correctors = await correctorsOf(corrected);
    const joined = await membersOf(rows);
    return { brought, gone, polls, translated, corrected, correctors, joined };
  };
}
