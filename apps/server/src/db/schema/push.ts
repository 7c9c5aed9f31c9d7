import type { PushPayload } from '@franca/contract';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { sessions } from './auth.ts';
import { messages } from './chat.ts';
import { users } from './users.ts';

/** Devices that are pushed to: each goes with the session in which it was registered. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionHash: text('session_hash')
      .notNull()
      .unique()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    carrier: text('carrier').$type<'web-push' | 'fcm'>().notNull(),
    /** What is one device for its carrier: an endpoint, or a token. */
    address: text('address').notNull().unique(),
    token: text('token').notNull(),
    hidesText: boolean('hides_text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('push_devices_user').on(table.userId)],
);

/** Pushes that are still to be sent: a message, which is written when it is sent, or what is written already. */
export const pushJobs = pgTable(
  'push_jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    deviceId: uuid('device_id')
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    payload: jsonb('payload').$type<PushPayload>(),
    /** After which nobody needs it any more. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it may be tried next; while somebody sends it, the time at which they count as crashed. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('push_jobs_due').on(table.dueAt),
    index('push_jobs_device').on(table.deviceId),
    index('push_jobs_message').on(table.messageId),
  ],
);

/** What a device shows, by the tag under which it is closed. */
export const pushShown = pgTable(
  'push_shown',
  {
    deviceId: uuid('device_id')
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    tag: text('tag').notNull(),
    shownAt: timestamp('shown_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.deviceId, table.tag] })],
);
