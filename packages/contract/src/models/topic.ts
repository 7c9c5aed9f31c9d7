import * as z from 'zod';
import { idSchema, timestampSchema } from '../schema/values.ts';
import { lastMessageSchema } from './message.ts';
import { memberSchema, personSchema } from './person.ts';
import { translationViews } from './translation.ts';

/**
 * A conversation as one member gets it. `topic_name` and `topic_image` repeat `name` and `image`. `is_hidden`:
 * the member deleted it and nothing was written since. `is_block`: a private chat with somebody whom
 * the member blocks; the blocked person never sees it.
 * `members` of a group are at most 20, the caller first; `member_count` is how many there are, and `GET /topic/group/member` lists
 * them. Extensions: `member_count`, `seq` (number of its newest change), `version` (of two views with one `seq`, the one
 * with the greater `version` was read later), `is_muted`, `language` (reading language as BCP 47, null = the
 * profile's), `show`, `is_archived` and `is_unread` (the member put it away, or marked it as unread), `pinned_at` (when the member
 * pinned it to the top of the list, null = not pinned), `unread_mentions` (how many of the unread messages mention the member), `message_lifetime` (after how many seconds
 * messages that are sent now disappear, null = they stay), and `is_read_only`: the plan of whoever made the group includes groups no more.
 */
export const topicSchema = z.object({
  _id: idSchema,
  is_group: z.boolean(),
  name: z.string().nullable(),
  topic_name: z.string().nullable(),
  image: z.string().nullable(),
  topic_image: z.string().nullable(),
  members: z.array(memberSchema),
  member_count: z.int(),
  last_message: lastMessageSchema.nullable(),
  unread_count: z.int(),
  is_hidden: z.boolean(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  theme: z.string().nullable(),
  message_lifetime: z.int().nullable(),
  is_block: z.boolean(),
  seq: z.int(),
  version: z.int(),
  is_muted: z.boolean(),
  is_archived: z.boolean(),
  is_unread: z.boolean(),
  pinned_at: timestampSchema.nullable(),
  unread_mentions: z.int(),
  language: z.string().nullable(),
  show: z.enum(translationViews),
  is_read_only: z.boolean(),
});
/** A conversation as one member gets it. */
export type Topic = z.output<typeof topicSchema>;

/**
 * An engine that may get texts of conversations, or the sounds and pictures that they are recognised in. `service` is the host to
 * which they go, null where they stay in this server.
 */
export const textEngineSchema = z.object({
  use: z.enum(['translation', 'speech', 'pictures']),
  name: z.string(),
  service: z.string().nullable(),
});
/** An engine that may get texts of conversations. */
export type TextEngine = z.output<typeof textEngineSchema>;

/**
 * Which engines there are for a conversation. With `is_local_only` those with a `service` get nothing of it, because the members of
 * `chosen_by`, at most 20, want it so.
 */
export const topicEnginesSchema = z.object({
  topic_id: idSchema,
  engines: z.array(textEngineSchema),
  is_local_only: z.boolean(),
  is_own_choice: z.boolean(),
  chosen_by: z.array(personSchema),
});
/** Which engines there are for a conversation. */
export type TopicEngines = z.output<typeof topicEnginesSchema>;

/** How far a member has read; `seen_time` is the date of the last message seen. */
export const seenInfoSchema = z.object({ ...personSchema.shape, seen_time: timestampSchema });
/** How far a member has read. */
export type SeenInfo = z.output<typeof seenInfoSchema>;
