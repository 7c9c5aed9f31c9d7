import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { attachmentTextSchema } from '../models/attachmentText.ts';
import { areMentionsOf, mentionsInput } from '../models/mention.ts';
import { foundMessageSchema, messageSchema } from '../models/message.ts';
import { messageInputSchema, messageText } from '../models/messageInput.ts';
import { personSchema } from '../models/person.ts';
import { pollChoiceSchema, pollSchema } from '../models/poll.ts';
import { scheduledMessageSchema, scheduleInputSchema } from '../models/scheduledMessage.ts';
import { translationPreviewSchema, translationSchema } from '../models/translation.ts';
import { chatIdSchema } from '../schema/formatChatId.ts';
import { filledText, languageTagSchema } from '../schema/text.ts';
import { flagSchema, idSchema, timeInputSchema, timestampSchema, wholeNumber } from '../schema/values.ts';
import { chatRequests } from './chatRequests.ts';

/** Where a page of found messages ended: the date of its last one and its id. */
const pagePlace = z.string().regex(/^\d{1,15}_[\da-f-]{36}$/);

/** An attachment by its message and its place in it, from 0. */
const attachmentReference = z.object({
  topic_id: idSchema,
  chat_id: chatIdSchema,
  place: wholeNumber(0, 99).default(0),
  again: flagSchema.optional(),
});

/** A message that is sent on, and the chat_id of its copy. */
const forwarded = { from_chat_id: chatIdSchema, new_chat_id: chatIdSchema };

/** Where a poll stands after something was done with it; `seq` is the number of the change. */
const pollAnswer = z.object({ chat_id: z.string(), poll: pollSchema, seq: z.int() });

/** Messages. */
export const chatEndpoints = {
  list: defineEndpoint({
    ...chatRequests.list,
    limit: 'reads',
    query: z.object({
      topic_id: idSchema,
      from_date: timeInputSchema.optional(),
      before_seq: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional(),
      limit: wholeNumber(1, limits.pageMax).default(limits.messagePage),
    }),
    data: z.array(messageSchema),
    errors: ['topic_not_found'],
    behaviour: 'api#message-pages',
    summary:
      'Messages older than from_date (or, extension, with a smaller seq than before_seq), newest first; without both, the newest.',
  }),
  send: defineEndpoint({
    ...chatRequests.send,
    limit: 'messages',
    body: messageInputSchema,
    data: messageSchema,
    errors: [
      'not_permitted',
      'conflict',
      'topic_not_found',
      'chat_id_invalid',
      'reply_not_found',
      'message_not_found',
      'user_not_found',
      'file_not_found',
      'file_too_large',
      'file_type_refused',
      'poll_end_past',
      'blocked',
    ],
    behaviour: 'messages#sending',
    summary: 'Sends a message; a chat_id that was stored before returns the first message again.',
  }),
  recall: defineEndpoint({
    ...chatRequests.recall,
    limit: 'messages',
    query: z.object({ topic_id: idSchema, chat_id: chatIdSchema }),
    data: z.object({ chat_id: z.string(), seq: z.int() }),
    errors: ['topic_not_found', 'message_not_found', 'recall_refused'],
    behaviour: 'messages#recall',
    summary: "Recalls one of the caller's own messages for everybody.",
  }),
  edit: defineEndpoint({
    ...chatRequests.edit,
    limit: 'messages',
    body: z
      .object({ topic_id: idSchema, chat_id: chatIdSchema, content: messageText, mentions: mentionsInput })
      .refine(({ content, mentions }) => areMentionsOf(content, mentions), {
        path: ['mentions'],
        message: 'A mention does not stand in the text as it says.',
      }),
    data: z.object({ message: messageSchema, seq: z.int() }),
    errors: [
      'not_permitted',
      'topic_not_found',
      'message_not_found',
      'edit_refused',
      'edit_too_late',
      'blocked',
    ],
    extension: true,
    behaviour: 'messages#editing',
    summary:
      "Changes the words of one of the caller's own messages, or those under its pictures and files, for everybody; `seq` is the number of the change.",
  }),
  hide: defineEndpoint({
    ...chatRequests.hide,
    limit: 'messages',
    body: z.object({ topic_id: idSchema, chat_id: chatIdSchema }),
    data: z.object({ chat_id: z.string(), seq: z.int() }),
    errors: ['topic_not_found', 'message_not_found'],
    extension: true,
    behaviour: 'messages#delete-for-me',
    summary: 'Deletes a message for the caller alone, on all devices; a second time returns the first.',
  }),
  vote: defineEndpoint({
    ...chatRequests.vote,
    limit: 'writes',
    body: z.object({ topic_id: idSchema, chat_id: chatIdSchema, options: pollChoiceSchema }),
    data: pollAnswer,
    errors: [
      'not_permitted',
      'topic_not_found',
      'message_not_found',
      'poll_choice_invalid',
      'poll_ended',
      'blocked',
    ],
    extension: true,
    behaviour: 'messages#polls',
    summary:
      "Sets the caller's vote in a poll: the places of the chosen options, from 0; none takes the vote back. The same vote again changes nothing.",
  }),
  endPoll: defineEndpoint({
    ...chatRequests.endPoll,
    limit: 'writes',
    body: z.object({ topic_id: idSchema, chat_id: chatIdSchema }),
    data: pollAnswer,
    errors: ['topic_not_found', 'message_not_found', 'poll_end_refused'],
    extension: true,
    behaviour: 'messages#polls',
    summary: "Ends one of the caller's own polls; a second time changes nothing.",
  }),
  voters: defineEndpoint({
    ...chatRequests.voters,
    limit: 'reads',
    query: z.object({ topic_id: idSchema, chat_id: chatIdSchema }),
    data: z.object({ options: z.array(z.array(personSchema)) }),
    errors: ['topic_not_found', 'message_not_found', 'poll_anonymous'],
    extension: true,
    behaviour: 'messages#polls',
    summary:
      'Who chose each option of a poll, in the order in which they voted; refused for anonymous polls.',
  }),
  star: defineEndpoint({
    ...chatRequests.star,
    limit: 'messages',
    body: z.object({ topic_id: idSchema, chat_id: chatIdSchema, is_starred: flagSchema }),
    data: z.object({ chat_id: z.string(), is_starred: z.boolean(), seq: z.int() }),
    errors: ['topic_not_found', 'message_not_found'],
    extension: true,
    behaviour: 'messages#starred-messages',
    summary:
      'Stars a message for the caller alone, on all devices, or takes the star away; a second time changes nothing.',
  }),
  starred: defineEndpoint({
    ...chatRequests.starred,
    limit: 'reads',
    query: z.object({
      topic_id: idSchema.optional(),
      after: pagePlace.optional(),
      limit: wholeNumber(1, limits.pageMax).default(limits.searchPage),
    }),
    data: z.object({ messages: z.array(foundMessageSchema), next: z.string().nullable() }),
    errors: [],
    extension: true,
    behaviour: 'messages#starred-messages',
    summary:
      'The messages that the caller starred and can still read, in all conversations or in one, newest first; `next`, given as `after`, brings the next page.',
  }),
  search: defineEndpoint({
    ...chatRequests.search,
    limit: 'searches',
    query: z.object({
      query: filledText(limits.searchText),
      topic_id: idSchema.optional(),
      after: pagePlace.optional(),
      limit: wholeNumber(1, limits.pageMax).default(limits.searchPage),
    }),
    data: z.object({ messages: z.array(foundMessageSchema), next: z.string().nullable() }),
    errors: [],
    extension: true,
    behaviour: 'chat-list#messages-that-are-found',
    summary:
      "Finds messages by words of their text, of its translation, or of their files, in all of the caller's conversations or in one of them, newest first; `next`, given as `after`, brings the next page.",
  }),
  seen: defineEndpoint({
    ...chatRequests.seen,
    limit: 'signals',
    body: z.object({ topic_id: idSchema, seen_time: timeInputSchema }),
    data: z.object({ topic_id: idSchema, seen_time: timestampSchema, seq: z.int() }),
    errors: ['topic_not_found'],
    behaviour: 'messages#seen',
    summary: 'Marks everything up to seen_time as read; an earlier time than before changes nothing.',
  }),
  scheduled: defineEndpoint({
    ...chatRequests.scheduled,
    limit: 'reads',
    data: z.array(scheduledMessageSchema),
    errors: [],
    extension: true,
    behaviour: 'messages#scheduled-messages',
    summary:
      "The caller's own messages that wait for their time or could not be sent, in all conversations, the next one first.",
  }),
  schedule: defineEndpoint({
    ...chatRequests.schedule,
    limit: 'messages',
    body: scheduleInputSchema,
    data: scheduledMessageSchema,
    errors: [
      'not_permitted',
      'conflict',
      'topic_not_found',
      'chat_id_invalid',
      'reply_not_found',
      'user_not_found',
      'file_not_found',
      'file_too_large',
      'file_type_refused',
      'blocked',
      'schedule_time_invalid',
      'schedule_full',
      'schedule_full_in_total',
    ],
    extension: true,
    behaviour: 'messages#scheduled-messages',
    summary:
      'Keeps a message and sends it at `send_at`, at most a year ahead; a chat_id that was scheduled before returns what waits.',
  }),
  reschedule: defineEndpoint({
    ...chatRequests.reschedule,
    limit: 'messages',
    body: z
      .object({
        scheduled_id: idSchema,
        content: messageText.optional(),
        mentions: mentionsInput,
        is_silent: flagSchema.optional(),
        send_at: timeInputSchema.nullable().optional(),
      })
      .refine(({ content, mentions }) => content === undefined || areMentionsOf(content, mentions), {
        path: ['mentions'],
        message: 'A mention does not stand in the text as it says.',
      }),
    data: scheduledMessageSchema,
    errors: [
      'topic_not_found',
      'edit_refused',
      'schedule_time_invalid',
      'scheduled_message_not_found',
      'scheduled_message_sending',
    ],
    extension: true,
    behaviour: 'messages#scheduled-messages',
    summary:
      "Changes the words, the sound or the time of one of the caller's scheduled messages; `send_at` null sends it now. One that could not be sent waits again.",
  }),
  unschedule: defineEndpoint({
    ...chatRequests.unschedule,
    limit: 'messages',
    query: z.object({ scheduled_id: idSchema }),
    data: z.object({ scheduled_id: idSchema }),
    errors: ['scheduled_message_sending'],
    extension: true,
    behaviour: 'messages#scheduled-messages',
    summary: "Deletes one of the caller's scheduled messages; one that is gone is none.",
  }),
  forward: defineEndpoint({
    ...chatRequests.forward,
    limit: 'messages',
    body: z.union([
      z.object({ ...forwarded, target_user_id: idSchema }),
      z.object({ ...forwarded, target_topic_id: idSchema }),
    ]),
    data: messageSchema,
    errors: [
      'message_not_found',
      'topic_not_found',
      'user_not_found',
      'friend_self',
      'not_permitted',
      'chat_id_invalid',
      'conflict',
      'blocked',
    ],
    behaviour: 'messages#forwarding',
    summary:
      'Sends a copy of a message to a person, whose private conversation is opened when it is missing, or (extension) to a conversation. A second forward of one message to the same place returns the existing copy.',
  }),
  forwarded: defineEndpoint({
    ...chatRequests.forwarded,
    limit: 'reads',
    query: z.object({ from_chat_id: chatIdSchema }),
    data: z.object({
      from_chat_id: z.string(),
      target_user_ids: z.array(idSchema),
      target_topic_ids: z.array(idSchema),
    }),
    errors: ['message_not_found', 'topic_not_found'],
    extension: true,
    behaviour: 'messages#forwarding',
    summary:
      'The people and the groups to which the caller has forwarded a message and not recalled the copy.',
  }),
  translation: defineEndpoint({
    ...chatRequests.translation,
    limit: 'translations',
    body: z.object({ topic_id: idSchema, chat_id: chatIdSchema, language: languageTagSchema.optional() }),
    data: z.object({
      chat_id: z.string(),
      translated: z.string().nullable(),
      translation: translationSchema,
    }),
    errors: ['not_permitted', 'topic_not_found', 'message_not_found'],
    extension: true,
    behaviour: 'translation#retries',
    summary:
      "Asks for a message's translation again, into the reader's language of the conversation or another one.",
  }),
  previewTranslation: defineEndpoint({
    ...chatRequests.previewTranslation,
    limit: 'translationPreviews',
    body: z.object({
      topic_id: idSchema,
      text: filledText(limits.previewedText),
      language: languageTagSchema,
      /** The caller's own message whose words it replaces. */
      chat_id: chatIdSchema.optional(),
      is_back: flagSchema.default(false),
    }),
    data: translationPreviewSchema,
    errors: ['not_permitted', 'topic_not_found', 'message_not_found', 'language_unknown', 'blocked'],
    extension: true,
    behaviour: 'translation#before-sending',
    summary:
      'What somebody who reads a conversation in a language would read of a text, with `is_back` also translated back. Nothing of it is stored.',
  }),
  correct: defineEndpoint({
    ...chatRequests.correct,
    limit: 'translations',
    body: z.object({
      topic_id: idSchema,
      chat_id: chatIdSchema,
      language: languageTagSchema,
      text: messageText.nullable(),
    }),
    data: z.object({
      chat_id: z.string(),
      translated: z.string().nullable(),
      translation: translationSchema,
      seq: z.int(),
    }),
    errors: ['not_permitted', 'topic_not_found', 'message_not_found', 'correction_refused', 'blocked'],
    extension: true,
    behaviour: 'translation#corrections',
    summary:
      'Gives a message another translation into one language, for everybody who reads it in that; null takes a correction back. For those who read it in this language, and its sender.',
  }),
  voiceText: defineEndpoint({
    ...chatRequests.voiceText,
    limit: 'translations',
    body: attachmentReference,
    data: attachmentTextSchema,
    errors: ['topic_not_found', 'message_not_found', 'file_not_found'],
    extension: true,
    behaviour: 'speech#text-of-voice-messages',
    summary:
      'The words of a voice message, recognised once for all readers and translated for those whose plan includes it; `again` retries what failed.',
  }),
  imageText: defineEndpoint({
    ...chatRequests.imageText,
    limit: 'translations',
    body: attachmentReference,
    data: attachmentTextSchema,
    errors: ['not_permitted', 'topic_not_found', 'message_not_found', 'file_not_found'],
    extension: true,
    behaviour: 'translation#image-text-translation',
    summary:
      'The words in a picture of a message, recognised once for all readers and translated for the caller; `again` retries what failed.',
  }),
};
