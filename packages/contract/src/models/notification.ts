import * as z from 'zod';
import { idSchema, timestampSchema } from '../schema/values.ts';
import { personSchema } from './person.ts';

/** What every notification carries; `person` is whoever caused it, as the reader sees them. */
const shared = { _id: idSchema, date: timestampSchema, is_read: z.boolean(), person: personSchema };

/** The conversation that a notification leads to; `name` is null in a private one. */
const inTopic = { topic: z.object({ _id: idSchema, name: z.string().nullable() }) };

/** A group that its reader is not in any more. */
const ofFormerGroup = { topic_name: z.string() };

/** Something that happened to a person and is not a message: one row of the notification column. */
export const notificationSchema = z.discriminatedUnion('kind', [
  z.object({ ...shared, kind: z.literal('friend-request') }),
  z.object({ ...shared, kind: z.literal('friend-accepted') }),
  z.object({
    ...shared,
    kind: z.literal('missed-call'),
    /** Null for somebody who was added to a call of others. */
    topic: inTopic.topic.nullable(),
    uuid: idSchema,
    is_video: z.boolean(),
  }),
  z.object({ ...shared, ...inTopic, kind: z.literal('member-added') }),
  z.object({ ...shared, ...ofFormerGroup, kind: z.literal('member-removed') }),
  z.object({ ...shared, ...ofFormerGroup, kind: z.literal('group-deleted') }),
  z.object({ ...shared, ...inTopic, kind: z.literal('mention'), chat_id: z.string() }),
  /** A scheduled message of the reader could not be sent; `person` is the reader. `topic_name` is null in a private conversation. */
  z.object({
    ...shared,
    kind: z.literal('message-unsent'),
    topic_name: z.string().nullable(),
    scheduled_id: idSchema,
  }),
]);
/** One row of the notification column. */
export type Notification = z.output<typeof notificationSchema>;
