import type { Attachment, CallRoom, Mention, MessageType, Poll, SystemLine } from '@franca/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { linkPreviews } from './links.ts';
import { topics } from './topics.ts';
import { users } from './users.ts';

/** A system line as stored; lines of before have no `lifetime`. */
export type StoredSystemLine = Omit<SystemLine, 'people' | 'lifetime'> & {
  /** The first of the people whom it names. */
  user_ids: string[];
  lifetime?: number | null;
};

/** A poll as stored: what its author chose, and where it stands; its words are the lines of the content. */
export type StoredPoll = Pick<Poll, 'is_multiple' | 'is_anonymous' | 'ends_at' | 'ended_at'> & {
  /** How many options it has. */
  option_count: number;
};

/** Messages. A recalled one keeps its row, so that its chat_id is never used again. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    topicId: uuid('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    senderId: uuid('sender_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    chatId: text('chat_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    type: text('type').$type<MessageType>().notNull(),
    content: text('content'),
    /** BCP 47 tag of the content, when it could be detected. */
    language: text('language'),
    replyId: uuid('reply_id').references((): AnyPgColumn => messages.id, { onDelete: 'set null' }),
    forwardId: uuid('forward_id').references((): AnyPgColumn => messages.id, { onDelete: 'set null' }),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull(),
    metaData: jsonb('meta_data').$type<Record<string, unknown>>(),
    /** What the page behind a link of the content says, where the sender wanted it shown. */
    previewId: uuid('preview_id').references(() => linkPreviews.id),
    /** Members who are named in the content. */
    mentions: jsonb('mentions').$type<Mention[]>().notNull().default([]),
    contactId: uuid('contact_id').references(() => users.id, { onDelete: 'set null' }),
    callRoom: jsonb('call_room').$type<CallRoom>(),
    /** The content of a system line; its people by their ids. */
    system: jsonb('system').$type<StoredSystemLine>(),
    /** Of a poll, what is not its words. */
    poll: jsonb('poll').$type<StoredPoll>(),
    /** Arrives without a sound. */
    isSilent: boolean('is_silent').notNull().default(false),
    recalledAt: timestamp('recalled_at', { withTimezone: true }),
    /** From when on nobody is shown it; null: it stays. It keeps its row, without a content, as a recalled one does. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** When its words were changed last. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** Version of its words; a change of them raises it, and translations are of one version. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // Filled at once, not later in bulk: every search would read through what waits. `words` is a generated column that is named only in its
    // migration, as nothing but a search reads it: with the other columns it would be read with every message.
    index('messages_words')
      .using('gin', sql`words`)
      .with({ fastupdate: false })
      .where(sql`${table.content} is not null`),
    uniqueIndex('messages_chat_id').on(table.senderId, table.chatId),
    uniqueIndex('messages_seq').on(table.topicId, table.seq),
    index('messages_date').on(table.topicId, table.createdAt),
    // Nobody gets one message twice from one person who forwards it, unless the first copy was recalled.
    uniqueIndex('messages_forwarded')
      .on(table.senderId, table.forwardId, table.topicId)
      .where(sql`${table.forwardId} is not null and ${table.recalledAt} is null`),
    // Deleting a message or a user looks for what refers to it.
    index('messages_replies').on(table.replyId).where(sql`${table.replyId} is not null`),
    index('messages_forwards').on(table.forwardId).where(sql`${table.forwardId} is not null`),
    index('messages_contacts').on(table.contactId).where(sql`${table.contactId} is not null`),
    index('messages_previews').on(table.previewId).where(sql`${table.previewId} is not null`),
    // Those that are to be emptied: which is done is said by `recalled_at`, which is later then.
    index('messages_expiring')
      .on(table.expiresAt)
      .where(
        sql`${table.expiresAt} is not null and (${table.recalledAt} is null or ${table.recalledAt} < ${table.expiresAt})`,
      ),
    // Asked when a file's message is recalled: does a forwarded copy still show it? Other messages need not pay for it.
    index('messages_files')
      .using('gin', sql`${table.attachments} jsonb_path_ops`)
      .where(sql`${table.attachments} <> '[]'::jsonb`),
    // The same, of messages whose picture is somebody's own sticker: only these have data beside their content.
    index('messages_stickers')
      .on(table.content)
      .where(sql`${table.type} = 'sticker' and ${table.metaData} is not null`),
  ],
);

/** At most one reaction of each person to each message. */
export const reactions = pgTable(
  'reactions',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    emoji: text('emoji').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.userId] })],
);

/** The votes in polls: one row for each option that somebody chose. */
export const pollVotes = pgTable(
  'poll_votes',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Place of the option, from 0. */
    option: smallint('option').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId, table.option] }),
    index('poll_votes_user').on(table.userId),
  ],
);

/** Messages that are pinned for everybody in their topic. */
export const pinnedMessages = pgTable(
  'pinned_messages',
  {
    messageId: uuid('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    topicId: uuid('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    pinnedBy: uuid('pinned_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('pinned_messages_topic').on(table.topicId),
    index('pinned_messages_by').on(table.pinnedBy),
  ],
);

/** Messages that somebody starred. */
export const starredMessages = pgTable(
  'starred_messages',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    index('starred_messages_user').on(table.userId),
  ],
);

/** Messages that somebody deleted for themselves. */
export const hiddenMessages = pgTable(
  'hidden_messages',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    index('hidden_messages_user').on(table.userId),
  ],
);
