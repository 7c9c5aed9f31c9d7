import type { Change, Message, SeenInfo } from '@franca/contract';
import { and, desc, eq, gt, inArray, lt, lte } from 'drizzle-orm';
import { messages } from '../../db/schema/chat.ts';
import type { ChangeRow, TopicMember, TopicMembers } from '../topics/Topics.ts';
import type { ChatContext } from './ChatContext.ts';
import type { MessageRenderer } from './createMessageRenderer.ts';

/** Which page of a conversation. */
export type HistoryPage = {
  /** Only messages older than this ISO 8601 time. */
  fromDate?: string | undefined;
  /** Only messages with a smaller number. */
  beforeSeq?: number | undefined;
  limit: number;
};

/** Changes after a number. */
export type ChangesPage = { changes: Change[]; seq: number; has_more: boolean };

/** What was said and done in a topic. */
export type History = {
  /** Messages, newest first. */
  list: (members: TopicMembers, page: HistoryPage) => Promise<Message[]>;
  /** Numbered changes after `since`, in order, without gaps. */
  changes: (members: TopicMembers, page: { since: number; limit: number }) => Promise<ChangesPage>;
  /** How far every other member has read. */
  seen: (members: TopicMembers) => SeenInfo[];
};

/** History over the database. */
export function createHistory(context: ChatContext, renderer: MessageRenderer): History {
  const { db, topics } = context;

  async function messagesOf(rows: readonly ChangeRow[], reader: TopicMember): Promise<Map<string, Message>> {
    const ids = rows.flatMap((row) => (row.kind === 'message' ? String(row.payload.message_id) : []));
    if (ids.length === 0) return new Map();
    const stored = await db.select().from(messages).where(inArray(messages.id, ids));
    const rendered = await renderer.renderForOnline(stored, reader);
    return new Map(rendered.map((message) => [message._id, message]));
  }

  /** Messages among those that were translated whose text the reader deleted before the translation came. */
  async function clearedAmong(rows: readonly ChangeRow[], reader: TopicMember): Promise<Set<string>> {
    const translated = rows.flatMap((row) =>
      row.kind === 'translation' ? [{ topicId: row.topicId, chatId: String(row.payload.chat_id) }] : [],
    );
    const [first] = translated;
    if (!first || reader.clearedSeq === 0) return new Set();
    const cleared = await db
      .select({ chatId: messages.chatId })
      .from(messages)
      .where(
        and(
          eq(messages.topicId, first.topicId),
          lte(messages.seq, reader.clearedSeq),
          inArray(
            messages.chatId,
            translated.map(({ chatId }) => chatId),
          ),
        ),
      );
    return new Set(cleared.map(({ chatId }) => chatId));
  }

  /** Translations as they stand now, by message and language: the changes only name them. */
  async function translationsOf(rows: readonly ChangeRow[]) {
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

  return {
    list: async ({ topicId, self }, { fromDate, beforeSeq, limit }) => {
      const rows = await db
        .select()
        .from(messages)
        .where(
          and(
            eq(messages.topicId, topicId),
            gt(messages.seq, self.clearedSeq),
            fromDate ? lt(messages.createdAt, new Date(fromDate)) : undefined,
            beforeSeq ? lt(messages.seq, beforeSeq) : undefined,
          ),
        )
        .orderBy(desc(messages.seq))
        .limit(limit);
      return renderer.renderForOnline(rows, self);
    },

    changes: async ({ topicId, self }, { since, limit }) => {
      const topic = await topics.find(topicId);
      const rows = await topics.changes.list({ topicId, since, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const visible = page.filter((row) => row.seq > self.clearedSeq);
      const [found, cleared] = [await messagesOf(visible, self), await clearedAmong(visible, self)];
      const translated = await translationsOf(visible);
      // What the reader deleted keeps its number, so that nothing seems to be missing, and nothing of its content.
      const { name = null, image = null, theme = null } = topic ?? {};
      const toChange = (row: ChangeRow): Change => {
        const numbered = { seq: row.seq, topic_id: topicId, date: row.createdAt.toISOString() };
        const message = found.get(String(row.payload.message_id));
        if (row.kind === 'message' && message) return { ...numbered, kind: 'message', message };
        const isCleared =
          row.seq <= self.clearedSeq ||
          (row.kind === 'translation' && cleared.has(String(row.payload.chat_id)));
        const isHidden = isCleared || row.kind === 'message';
        if (isHidden) return { ...numbered, kind: 'topic-updated', name, image, theme };
        if (row.kind === 'translation') {
          const { chat_id, language, message_id } = row.payload;
          const stands = translated.get(`${message_id} ${language}`);
          const { state = 'unavailable', text = null, source = null, engine = null } = stands ?? {};
          const what = { chat_id: String(chat_id), language: String(language) };
          return { ...numbered, kind: 'translation', ...what, state, text, source, engine };
        }
        return { ...numbered, kind: row.kind, ...row.payload } as Change;
      };
      const last = page.at(-1)?.seq ?? since;
      const seq = Math.max(topic?.lastSeq ?? 0, last);
      return { changes: page.map(toChange), seq, has_more: rows.length > limit };
    },

    seen: ({ others }) =>
      others.flatMap(({ userId: _id, name, avatar, seenTime }) =>
        seenTime ? [{ _id, name, avatar, seen_time: seenTime.toISOString() }] : [],
      ),
  };
}
