import * as z from 'zod';
import { idSchema, timestampSchema } from '../schema/values.ts';
import { messageSchema, reactionSchema } from './message.ts';
import { memberSchema } from './person.ts';
import { pollSchema } from './poll.ts';
import { correctorSchema, translationStates } from './translation.ts';
import { translationGrades } from './translationGrade.ts';

/** What every change carries: its number in the topic, gap-free from 1, the topic and the moment. */
export const changeFields = { seq: z.int().min(1), topic_id: idSchema, date: timestampSchema };

/** A message was sent. */
export const messageChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('message'),
  message: messageSchema,
});

/** A message was recalled by its sender. */
export const recallChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('recall'),
  chat_id: z.string(),
});

/** The time of a message was over: nothing of it is left, for nobody, and no list shows its place. */
export const expireChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('expire'),
  chat_id: z.string(),
});

/** The sender changed the words of a message: `message` is what the reader gets of it now, with the `seq` that it always had. */
export const editChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('edit'),
  message: messageSchema,
});

/** The reader deleted a message for themselves: nobody else gets this change. */
export const hideChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('hide'),
  chat_id: z.string(),
  user_id: idSchema,
});

/** The reader starred a message, or took the star away: nobody else gets this change. */
export const starChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('star'),
  chat_id: z.string(),
  user_id: idSchema,
  is_starred: z.boolean(),
});

/** A member pinned a message for everybody, or unpinned it; a recall unpins a message without a change of its own. */
export const pinChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('pin'),
  chat_id: z.string(),
  user_id: idSchema,
  is_pinned: z.boolean(),
});

/** A member has read up to `seen_time`. */
export const seenChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('seen'),
  user_id: idSchema,
  seen_time: timestampSchema,
});

/**
 * A message's translation into one language (BCP 47) reached a state; `text` is set when it is done. A correction, and that one was
 * taken back, is sent to the sender of the message too.
 */
export const translationChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('translation'),
  chat_id: z.string(),
  language: z.string(),
  state: z.enum(translationStates),
  text: z.string().nullable(),
  source: z.string().nullable(),
  engine: z.string().nullable(),
  grade: z.enum(translationGrades).nullable(),
  corrected_by: correctorSchema,
});

/** The reactions of a message are now these. */
export const reactionChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('reaction'),
  chat_id: z.string(),
  reactions: z.array(reactionSchema),
});

/** Somebody voted, changed or took back a vote, or the author ended the poll: `poll` is how it stands for the reader. It does not say who voted. */
export const pollChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('poll'),
  chat_id: z.string(),
  poll: pollSchema,
});

/** What a change of a group adds: how many members it has now, and the system line about it in the conversation. */
const ofGroup = { member_count: z.int(), message: messageSchema.nullable() };

/**
 * People joined the group; `by` is the id of whoever added them, null where that account is gone. `members` are the first 20 of them,
 * all of whom `GET /topic/group/member` lists.
 */
export const memberAddedChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('member-added'),
  members: z.array(memberSchema),
  by: idSchema.nullable(),
  ...ofGroup,
});

/** A member left the group, or their account is gone: then there is no line. */
export const memberRemovedChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('member-removed'),
  user_id: idSchema,
  ...ofGroup,
});

/** Name, image or theme of the topic are now these; a group's new name or picture, and another life of messages, have a line in the conversation. */
export const topicUpdatedChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('topic-updated'),
  name: z.string().nullable(),
  image: z.string().nullable(),
  theme: z.string().nullable(),
  message: messageSchema.nullable().optional(),
});

/** One numbered change of a topic; numbers have no gaps, so a client knows what it missed. */
export const changeSchema = z.discriminatedUnion('kind', [
  messageChangeSchema,
  recallChangeSchema,
  expireChangeSchema,
  editChangeSchema,
  hideChangeSchema,
  starChangeSchema,
  pinChangeSchema,
  seenChangeSchema,
  translationChangeSchema,
  reactionChangeSchema,
  pollChangeSchema,
  memberAddedChangeSchema,
  memberRemovedChangeSchema,
  topicUpdatedChangeSchema,
]);
/** One numbered change of a topic. */
export type Change = z.output<typeof changeSchema>;
