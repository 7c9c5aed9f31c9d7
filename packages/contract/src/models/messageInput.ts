import { isBlank } from '@franca/languages/text';
import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { chatIdSchema } from '../schema/formatChatId.ts';
import { filledText, isStorable, text } from '../schema/text.ts';
import { flagSchema, idSchema } from '../schema/values.ts';
import { attachmentInputSchema, attachmentMetaSchema } from './attachment.ts';
import { webAddressSchema } from './linkPreview.ts';
import { locationInputSchema } from './location.ts';
import { areMentionsOf, mentionsInput } from './mention.ts';
import { pollInputSchema } from './poll.ts';

/** A replied-to message is named by its `_id` or its `chat_id`. */
const messageReference = z.union([idSchema, chatIdSchema]);

const envelope = {
  topic_id: idSchema,
  chat_id: chatIdSchema,
  reply_id: messageReference.nullable().optional(),
  is_silent: flagSchema.optional(),
};

/** Text keeps its line breaks and inner spaces; only a text in which nothing can be seen is refused. */
export const messageText = z
  .string({ error: 'A message needs a text.' })
  .max(limits.messageText)
  .refine((value) => !isBlank(value), 'A message needs a text.')
  .refine(isStorable, 'Text holds characters that cannot be stored.');

const caption = text(limits.messageText).nullable().optional();

function attachments(types: readonly string[]) {
  return z
    .array(attachmentInputSchema)
    .min(1, 'A message of this type needs a file.')
    .max(limits.filesPerSelection, `You have picked too many files. Limit is ${limits.filesPerSelection}`)
    .refine((files) => files.every((file) => types.includes(file.type)), {
      message: 'A file of this type does not belong into this type of message.',
    });
}

/** A shared contact is a user id or an object with one; it arrives as the id. */
const contact = z
  .union([idSchema, z.object({ _id: idSchema })])
  .transform((value) => (typeof value === 'string' ? value : value._id));

const messageInput = z.discriminatedUnion('type', [
  z.object({
    ...envelope,
    type: z.literal('message'),
    content: messageText,
    mentions: mentionsInput,
    preview_url: webAddressSchema.nullable().optional(),
  }),
  z.object({ ...envelope, type: z.literal('emoji'), content: filledText(limits.emoji) }),
  z.object({ ...envelope, type: z.literal('sticker'), content: filledText(limits.link) }),
  z.object({
    ...envelope,
    type: z.literal('image'),
    attachments: attachments(['image', 'video']),
    content: caption,
    mentions: mentionsInput,
  }),
  z.object({
    ...envelope,
    type: z.literal('file'),
    attachments: attachments(['image', 'video', 'audio', 'file']),
    content: caption,
    mentions: mentionsInput,
  }),
  z.object({
    ...envelope,
    type: z.literal('audio'),
    attachments: attachments(['audio']),
    content: caption,
    meta_data: attachmentMetaSchema.nullable().optional(),
  }),
  z.object({ ...envelope, type: z.literal('poll'), poll: pollInputSchema }),
  z.object({ ...envelope, type: z.literal('contact'), contact }),
  z.object({ ...envelope, type: z.literal('location'), meta_data: locationInputSchema }),
]);
/**
 * The body of `POST /chat`: `topic_id`, `type` and `chat_id`, with `content`, `attachments`, `contact`, `poll` (extension) or
 * `meta_data` as the type asks; `mentions` (extension) where there is a text;
 * `is_silent` (extension) lets it arrive without a sound; `preview_url` (extension) is the link of a text whose preview is shown with it. A `call` record and a `system` line are written by the server only.
 */
export const messageInputSchema = messageInput.refine(
  (input) => !('mentions' in input) || areMentionsOf(input.content, input.mentions),
  { path: ['mentions'], message: 'A mention does not stand in the text as it says.' },
);
/** The body of `POST /chat` as a client writes it. */
export type MessageInput = z.input<typeof messageInputSchema>;
/** The body of `POST /chat` as the server reads it. */
export type ParsedMessageInput = z.output<typeof messageInputSchema>;
