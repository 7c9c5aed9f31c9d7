import type { Attachment, ErrorCode, ParsedMessageInput, ScheduledMessage } from '@franca/contract';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { topics } from './topics.ts';
import { users } from './users.ts';

/** Messages that wait for their time. One that was sent has no row; one that could not be sent keeps it, so that its words are not lost. */
export const scheduledMessages = pgTable(
  'scheduled_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: the conversation is gone. */
    topicId: uuid('topic_id').references(() => topics.id, { onDelete: 'set null' }),
    /** Name of the group when the message was scheduled; null in a private conversation. */
    topicName: text('topic_name'),
    /** The id that the message will have: whoever sends it a second time gets the first one. */
    chatId: text('chat_id').notNull(),
    /** What is sent, as `POST /chat` would take it. */
    message: jsonb('message').$type<ParsedMessageInput>().notNull(),
    /** Its files, which are kept for it. */
    attachments: jsonb('attachments').$type<Attachment[]>().notNull(),
    state: text('state').$type<ScheduledMessage['state']>().notNull().default('waiting'),
    /** Why it was not sent. */
    problem: text('problem').$type<ErrorCode>(),
    sendAt: timestamp('send_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('scheduled_messages_chat_id').on(table.userId, table.chatId),
    index('scheduled_messages_topic').on(table.topicId),
  ],
);
