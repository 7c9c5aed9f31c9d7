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
    /** Seconds that they were in it before. */
    seconds: integer('seconds').notNull().default(0),
    /** When one of their pages was last known to be open on the call. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    /** When they raised a hand; void once they were away since. */
    handRaisedAt: timestamp('hand_raised_at', { withTimezone: true }),
    /** When it began to ring for somebody who was added; null for whoever was called with all. */
    rungAt: timestamp('rung_at', { withTimezone: true }),
    /** Who added them last; null also where that account is gone. */
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** How often they were added. */
    rings: integer('rings').notNull().default(0),
    /** Whether they take part without being a member of the conversation. */
    isGuest: boolean('is_guest').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.callUuid, table.userId] }),
    index('call_members_user').on(table.userId),
    index('call_members_inviter').on(table.invitedBy),
  ],
);

/** Recordings that the browser of a participant makes, and uploads in parts. */
export const callRecordings = pgTable(
  'call_recordings',
  {
    /** Given by the page that records. */
    id: uuid('id').primaryKey(),
    callUuid: uuid('call_uuid')
      .notNull()
      .references(() => calls.uuid, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The file that its parts become. */
    fileKey: text('file_key').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** When its page last reported. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    /** Since when nothing is recorded any more; parts may still come. */
    stoppedAt: timestamp('stopped_at', { withTimezone: true }),
    /** Since when no part is taken any more. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** When it was stored in the conversation, after which nothing is left to do. */
    keptAt: timestamp('kept_at', { withTimezone: true }),
    /** How long it is, as its page says. */
    milliseconds: integer('milliseconds'),
  },
  (table) => [
    // One recording at a time, also when two people begin at once.
    uniqueIndex('call_recordings_running').on(table.callUuid).where(sql`${table.stoppedAt} is null`),
    index('call_recordings_call').on(table.callUuid),
    index('call_recordings_user').on(table.userId),
    index('call_recordings_unkept').on(table.seenAt).where(sql`${table.keptAt} is null`),
  ],
);
