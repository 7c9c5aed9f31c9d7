import type { TranslationView } from '@franca/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Numbers the views of conversations in the order in which they are read, on all processes together. */
export const topicViewVersions = pgSequence('topic_view_versions');

/** Conversations. */
export const topics = pgTable(
  'topics',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    isGroup: boolean('is_group').notNull().default(false),
    name: text('name'),
    image: text('image'),
    theme: text('theme'),
    /** After how many seconds messages that are sent now disappear; null: they stay. */
    messageLifetime: integer('message_lifetime'),
    /** Both members of a private topic, the smaller id first: two people have one, and it goes with either of them. */
    pairLow: uuid('pair_low').references(() => users.id, { onDelete: 'cascade' }),
    pairHigh: uuid('pair_high').references(() => users.id, { onDelete: 'cascade' }),
    /** Number of the newest change; raised in the transaction that makes the change, so there are no gaps. */
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
    /** Number of the newest change of who is a member: a statement that writes for known members compares it. */
    membersSeq: bigint('members_seq', { mode: 'number' }).notNull().default(0),
    /** Date of the newest message: the next one is later by at least a millisecond, so dates order messages. */
    lastMessageAt: timestamp('last_message_at', { withTimezone: true }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('topics_pair').on(table.pairLow, table.pairHigh),
    index('topics_pair_high').on(table.pairHigh),
    index('topics_creator').on(table.createdBy),
    index('topics_image').on(table.image).where(sql`${table.image} is not null`),
  ],
);

/** Who is in a topic, and what the topic is like for them. */
export const topicMembers = pgTable(
  'topic_members',
  {
    topicId: uuid('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    /** Deleted by this member, or not yet written to: hidden until the next message. */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Changes up to this number were deleted on this member's side. */
    clearedSeq: bigint('cleared_seq', { mode: 'number' }).notNull().default(0),
    /** Since when this member lets only engines of this server see the texts of the topic; null: all may. */
    localOnlyAt: timestamp('local_only_at', { withTimezone: true }),
    isMuted: boolean('is_muted').notNull().default(false),
    /** Put away by this member when the topic's newest change had this number; null: not put away. */
    archivedSeq: bigint('archived_seq', { mode: 'number' }),
    /** Marked as unread by this member, until it is opened. */
    isMarkedUnread: boolean('is_marked_unread').notNull().default(false),
    /** When this member pinned it to the top of the list; null: not pinned. */
    pinnedAt: timestamp('pinned_at', { withTimezone: true }),
    /** BCP 47 tag this member reads the topic in; null: the language of the profile. */
    readingLanguage: text('reading_language'),
    show: text('show').$type<TranslationView>().notNull().default('translated'),
    seenSeq: bigint('seen_seq', { mode: 'number' }).notNull().default(0),
    seenTime: timestamp('seen_time', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.topicId, table.userId] }),
    index('topic_members_user').on(table.userId),
    index('topic_members_pinned').on(table.userId).where(sql`${table.pinnedAt} is not null`),
    index('topic_members_local_only').on(table.topicId).where(sql`${table.localOnlyAt} is not null`),
  ],
);

/**
 * Who was in a group that somebody has just deleted, with the rows of `topic_members` as they were. The group has no members meanwhile, so no
 * statement finds it for anybody.
 */
export const endedGroupMembers = pgTable(
  'ended_group_members',
  {
    topicId: uuid('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    membership: jsonb('membership').$type<Record<string, unknown>>().notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
    endedBy: uuid('ended_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.topicId, table.userId] }),
    index('ended_group_members_user').on(table.userId),
    index('ended_group_members_by').on(table.endedBy),
  ],
);

/** Every change of a topic by its gap-free number: what a client that was away asks for. */
export const topicChanges = pgTable(
  'topic_changes',
  {
    topicId: uuid('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    /** What the change holds besides its number; texts are kept as the id of their message, and read as they are today. */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.topicId, table.seq] })],
);
