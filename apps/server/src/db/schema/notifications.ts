import type { Notification } from '@franca/contract';
import { foreignKey, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { topicMembers } from './topics.ts';
import { users } from './users.ts';

/** What a notification holds besides who caused it: the fields of its kind, under their names on the wire. */
export type NotificationFacts = Partial<{
  topic_name: string | null;
  chat_id: string;
  uuid: string;
  is_video: boolean;
  scheduled_id: string;
}>;

/** What happened to people and is no message. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Notification['kind']>().notNull(),
    /** Whoever caused it. */
    byId: uuid('by_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The conversation that it leads to: it goes with the membership. */
    topicId: uuid('topic_id'),
    facts: jsonb('facts').$type<NotificationFacts>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.createdAt),
    index('notifications_by').on(table.byId),
    index('notifications_topic').on(table.topicId, table.userId),
    index('notifications_created').on(table.createdAt),
    foreignKey({
      name: 'notifications_member',
      columns: [table.topicId, table.userId],
      foreignColumns: [topicMembers.topicId, topicMembers.userId],
    }).onDelete('cascade'),
  ],
);
