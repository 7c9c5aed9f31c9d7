import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Work that is done in the background, one row for each job; a job that is done has none, a repeated one keeps its own. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Name under which a domain defines how it is done. */
    kind: text('kind').notNull(),
    /** Of the jobs of a kind with the same key there is one; null where each is its own. */
    key: text('key'),
    /** Whose turn it takes; the job goes with the account. Null where it is nobody's. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What it is about, for whoever cancels it. */
    subject: text('subject'),
    /** What its handler needs. Personal data only in jobs that have an owner or expire. */
    data: jsonb('data').$type<unknown>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it may be tried next; while somebody works on it, when they count as crashed. */
    dueAt: moment('due_at').notNull(),
    /** The process that works on it. */
    lease: uuid('lease'),
    /** After which nobody needs it any more. */
    expiresAt: moment('expires_at'),
    /** Why the last attempt failed, without personal data. */
    problem: text('problem'),
    /** When it was given up: it is a dead letter since. */
    failedAt: moment('failed_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('jobs_key').on(table.kind, table.key),
    index('jobs_due').on(table.kind, table.dueAt).where(sql`${table.failedAt} is null`),
    index('jobs_owner').on(table.ownerId),
  ],
);
