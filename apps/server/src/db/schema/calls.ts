import type { CallEnding, CallMemberState } from '@franca/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { topics } from './topics.ts';
import { users } from './users.ts';

/** Calls, as the machine of the contract sees them: the row is locked by whatever happens to the call. */
export const calls = pgTable(
  'calls',
  {
    /** Given by whoever began the call; also the name of its media room. */
    uuid: uuid('uuid').primaryKey(),
    topicId: uuid('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isVideo: boolean('is_video').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** When whoever still rings has missed it. */
    ringUntil: timestamp('ring_until', { withTimezone: true }).notNull(),
    /** The first answer. */
    runningSince: timestamp('running_since', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    ending: text('ending').$type<CallEnding>(),
    /** When its room was ended and its record stored, after which nothing is left to do. */
    recordedAt: timestamp('recorded_at', { withTimezone: true }),
  },
  (table) => [
    // One call at a time in a conversation, also when two people begin one at once.
    uniqueIndex('calls_open').on(table.topicId).where(sql`${table.endedAt} is null`),
    index('calls_topic').on(table.topicId),
    index('calls_creator').on(table.createdBy),
    index('calls_unfinished').on(table.ringUntil).where(sql`${table.recordedAt} is null`),
  ],
);

/** Where everybody stands who was called, or called. */
export const callMembers = pgTable(
  'call_members',
  {
    callUuid: uuid('call_uuid')
      .notNull()
      .references(() => calls.uuid, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<CallMemberState['kind']>().notNull(),
    /** Since when somebody is in it; null for everybody else. */
    since: timestamp('since', { withTimezone: true }),
    /** What they spent in it before. */
    seconds: integer('seconds').notNull().default(0),
    /** When one of their pages was last known to be open on the call. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.callUuid, table.userId] }),
    index('call_members_user').on(table.userId),
  ],
);
