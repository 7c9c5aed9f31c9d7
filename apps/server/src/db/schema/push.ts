import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sessions } from './auth.ts';
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
    /** Since when each push to it was given up; null while they arrive. */
    failingSince: timestamp('failing_since', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('push_devices_user').on(table.userId)],
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
