import * as z from 'zod';
import { idSchema, timestampSchema } from '../schema/values.ts';
import { callEndings } from './applyCallEvent.ts';
import { attachmentMetaSchema, attachmentSchema } from './attachment.ts';
import { DTAttachmentType } from './DTAttachmentType.ts';
import { DTMessageType } from './DTMessageType.ts';
import { linkPreviewSchema } from './linkPreview.ts';
import { locationDataSchema } from './location.ts';
import { mentionSchema } from './mention.ts';
import { personSchema } from './person.ts';
import { pollSchema } from './poll.ts';
import { stickerDataSchema } from './sticker.ts';
import { correctionSchema, translationSchema } from './translation.ts';

/** One person's reaction to a message. */
export const reactionSchema = z.object({ user_id: idSchema, emoji: z.string() });
/** One person's reaction to a message. */
export type Reaction = z.output<typeof reactionSchema>;

/**
 * The call of a call record: `call_type` "1" is video, anything else audio; members as `userId:durationSeconds`. Extensions: `uuid`,
 * and `ending`, why it was over; records of before have none.
 */
export const callRoomSchema = z.object({
  call_type: z.string(),
  members_section: z.array(z.string()),
  uuid: z.string().optional(),
  ending: z.enum(callEndings).optional(),
});
/** The call of a call record. */
export type CallRoom = z.output<typeof callRoomSchema>;

/** The content of a system line. */
export const systemLineKinds = [
  'group-created',
  'members-added',
  'member-left',
  'joined-by-link',
  'name-changed',
  'picture-changed',
  'lifetime-changed',
] as const;

/**
 * A line of the conversation that nobody wrote: what the message's `by` did to it. Clients word it in the language of their
 * interface. `people` are those who were added, with the group or later: at most 20 of `people_count`; `name` is the group's new
 * name. `lifetime` is after how many seconds new messages disappear, null where they stay.
 */
export const systemLineSchema = z.object({
  kind: z.enum(systemLineKinds),
  people: z.array(personSchema),
  people_count: z.int(),
  name: z.string().nullable(),
  lifetime: z.int().nullable(),
});
/** A line of the conversation that nobody wrote. */
export type SystemLine = z.output<typeof systemLineSchema>;

/** The person of a shared contact. */
const sharedContact = z.object({ ...personSchema.shape, country: z.string().nullable().optional() });

/**
 * The message that another one answers, as far as the quote shows it. Extensions: `translation`; `expires_at`, when it disappears for
 * everybody, null where it stays; and `meta_data` of a sticker that is somebody's own, with its name.
 */
export const repliedMessageSchema = z.object({
  _id: idSchema,
  chat_id: z.string(),
  type: z.enum(DTMessageType),
  content: z.string().nullable(),
  translated: z.string().nullable(),
  date: timestampSchema,
  by: personSchema,
  attachments: z.array(attachmentSchema),
  meta_data: z.union([locationDataSchema, stickerDataSchema, attachmentMetaSchema]).nullable(),
  contact: sharedContact.nullable(),
  recalled: z.boolean(),
  language: z.string().nullable(),
  translation: translationSchema,
  expires_at: timestampSchema.nullable(),
});
/** The message that another one answers. */
export type RepliedMessage = z.output<typeof repliedMessageSchema>;

/**
 * A message as one reader gets it. `id` and `_id` are the same value. `content` is the original, `translated`
 * the text in the reader's language or null. `language` is the original's BCP 47 tag when known. `seq` is the number
 * of the change that brought it. `mentions` (extension) are the members named in `content`. A recalled message keeps its place
 * with `content` null and no attachments. `expires_at` (extension): when it disappears; from then on it is in no list. `edited_at` (extension) says when its words were changed last, `is_starred` (extension) whether the reader
 * starred it. `is_silent` (extension): it arrived without a sound. `preview` (extension) is what
 * the page behind a link of the text says, where its sender wanted it shown. `corrections` (extension) are the translations of it that
 * people wrote, for its sender alone and absent where there are none. `poll` (extension) is where a poll stands, null for other types. `system` is what a line of type `system` tells, null for everything that people write.
 */
export const messageSchema = z.object({
  id: idSchema,
  topic_id: idSchema,
  ...repliedMessageSchema.shape,
  seq: z.int(),
  reply_id: z.string().nullable(),
  reply: repliedMessageSchema.nullable(),
  forward_id: z.string().nullable(),
  call_room: callRoomSchema.nullable(),
  system: systemLineSchema.nullable(),
  poll: pollSchema.nullable(),
  reactions: z.array(reactionSchema),
  mentions: z.array(mentionSchema),
  edited_at: timestampSchema.nullable(),
  is_starred: z.boolean(),
  is_silent: z.boolean(),
  preview: linkPreviewSchema.nullable(),
  corrections: z.array(correctionSchema).optional(),
});
/** A message as one reader gets it. */
export type Message = z.output<typeof messageSchema>;

/** A file as a preview names it; `duration` in milliseconds. */
const previewedFile = z.object({
  type: z.enum(DTAttachmentType),
  name: z.string(),
  duration: z.number().nullable(),
});

/**
 * The newest message of a topic as the chat list previews it. Extensions: `language` (BCP 47 of the original),
 * `translation`, `attachments`, `call_room` and `system`, so that a preview says in which language it is and how many photos, which
 * file or how long a call it was, or what happened to the group; `expires_at`, when the message disappears.
 */
export const lastMessageSchema = z.object({
  chat_id: z.string(),
  type: z.enum(DTMessageType),
  content: z.string().nullable(),
  translated: z.string().nullable(),
  date: timestampSchema,
  by: personSchema,
  recalled: z.boolean(),
  language: z.string().nullable(),
  translation: translationSchema,
  attachments: z.array(previewedFile),
  call_room: callRoomSchema.nullable(),
  system: systemLineSchema.nullable(),
  expires_at: timestampSchema.nullable(),
});
/** The newest message of a topic as the chat list previews it. */
export type LastMessage = z.output<typeof lastMessageSchema>;

/** A message that is pinned for everybody in its topic; `by` is null where the account that pinned it is gone. */
export const pinnedMessageSchema = z.object({
  message: messageSchema,
  by: personSchema.nullable(),
  pinned_at: timestampSchema,
});
/** A message that is pinned. */
export type PinnedMessage = z.output<typeof pinnedMessageSchema>;

/**
 * A message that a search found, as its row among the results shows it. `excerpt` is the line of a transcript that it holds as a file, with
 * what was searched for; absent for words that stand elsewhere.
 */
export const foundMessageSchema = z.object({
  topic_id: idSchema,
  message: lastMessageSchema,
  excerpt: z.string().optional(),
});
/** A message that a search found. */
export type FoundMessage = z.output<typeof foundMessageSchema>;
