import type { TranscriptSpeaker } from '@franca/contract';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { calls } from './calls.ts';
import { users } from './users.ts';

/** Live transcripts of calls: that one runs, and nothing of what is said. */
export const callTranscripts = pgTable(
  'call_transcripts',
  {
    callUuid: uuid('call_uuid')
      .primaryKey()
      .references(() => calls.uuid, { onDelete: 'cascade' }),
    isRunning: boolean('is_running').notNull(),
    startedBy: uuid('started_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** Grows with everything that pages are sent about it. */
    version: integer('version').notNull(),
  },
  (table) => [index('call_transcripts_starter').on(table.startedBy)],
);

/** Sockets that read a transcript; one whose process died is gone when its time is over. */
export const transcriptReaders = pgTable(
  'transcript_readers',
  {
    socketId: text('socket_id').notNull(),
    callUuid: uuid('call_uuid')
      .notNull()
      .references(() => callTranscripts.callUuid, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** BCP 47 tag of the language to translate into. */
    language: text('language').notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.callUuid, table.socketId] }),
    index('transcript_readers_user').on(table.userId),
    index('transcript_readers_until').on(table.until),
  ],
);

/** How the words of participants come into the transcript of a call. */
export const transcriptSpeakers = pgTable(
  'transcript_speakers',
  {
    callUuid: uuid('call_uuid')
      .notNull()
      .references(() => calls.uuid, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isRefused: boolean('is_refused').notNull().default(false),
    /** BCP 47 tag of what is spoken; null until something was. */
    language: text('language'),
    source: text('source').$type<TranscriptSpeaker['source']>().notNull(),
    engine: text('engine'),
    place: text('place').$type<NonNullable<TranscriptSpeaker['place']>>(),
    service: text('service'),
    quality: text('quality').$type<TranscriptSpeaker['quality']>().notNull(),
    /** The recognition that is under way in one of the processes; null after a pause. */
    session: text('session'),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.callUuid, table.userId] }),
    index('transcript_speakers_user').on(table.userId),
  ],
);
