import { emojiOf } from '@franca/languages/text';
import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { attachmentSchema } from '../models/attachment.ts';
import { changeSchema } from '../models/change.ts';
import { pinnedMessageSchema, reactionSchema } from '../models/message.ts';
import { messageLifetimes } from '../models/messageLifetimes.ts';
import { termSchema, termTranslationsSchema } from '../models/term.ts';
import { seenInfoSchema, topicEnginesSchema, topicSchema } from '../models/topic.ts';
import { readingReachSchema, translationViews } from '../models/translation.ts';
import { chatIdSchema } from '../schema/formatChatId.ts';
import { filledText, languageTagSchema, shownName, text } from '../schema/text.ts';
import { flagSchema, idSchema, pageQuery, timeInputSchema, wholeNumber } from '../schema/values.ts';
import { topicRequests } from './topicRequests.ts';

const topicId = z.object({ topic_id: idSchema });

/** Exactly one emoji; it arrives as Unicode recommends it for interchange, so that one picture is one reaction. */
const reactionEmoji = filledText(limits.emoji)
  .overwrite((value) => emojiOf(value) ?? value)
  .refine((value) => emojiOf(value) !== null, 'A reaction is one emoji.');

/** Conversations; group calls are in `groups.ts`. */
export const topicEndpoints = {
  list: defineEndpoint({
    ...topicRequests.list,
    limit: 'reads',
    data: z.array(topicSchema),
    errors: [],
    behaviour: 'chat-list#rows',
    summary: "The caller's conversations, newest first; hidden ones are marked, not left out.",
  }),
  get: defineEndpoint({
    ...topicRequests.get,
    limit: 'reads',
    params: topicId,
    data: topicSchema,
    errors: ['topic_not_found'],
    behaviour: 'api#topic-shape',
    summary: 'One conversation.',
  }),
  createPrivate: defineEndpoint({
    ...topicRequests.createPrivate,
    limit: 'writes',
    body: z.object({
      target_user_id: idSchema,
      topic_name: text(limits.fullName * 2)
        .nullable()
        .optional(),
      check_permission: flagSchema.default(true),
    }),
    data: topicSchema,
    errors: ['not_permitted', 'user_not_found', 'friend_self', 'topic_not_found', 'conflict', 'blocked'],
    behaviour: 'people#opening-a-private-chat',
    summary: 'Opens the private conversation with a person, or returns the one that exists.',
  }),
  deletePrivate: defineEndpoint({
    ...topicRequests.deletePrivate,
    limit: 'writes',
    query: topicId,
    data: topicId,
    errors: ['topic_not_found'],
    behaviour: 'info-panel#delete-chat',
    summary: "Clears a private conversation on the caller's side and hides it until the next message.",
  }),
  changes: defineEndpoint({
    ...topicRequests.changes,
    limit: 'reads',
    query: z.object({
      topic_id: idSchema,
      since: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0),
      limit: wholeNumber(1, limits.changesPageMax).default(limits.changesPage),
    }),
    data: z.object({ changes: z.array(changeSchema), seq: z.int(), has_more: z.boolean() }),
    errors: ['topic_not_found'],
    extension: true,
    behaviour: 'api#synchronisation',
    summary:
      'The numbered changes after `since`, in order and without gaps; `seq` is the newest number of the topic.',
  }),
  seen: defineEndpoint({
    ...topicRequests.seen,
    limit: 'reads',
    query: topicId,
    data: z.array(seenInfoSchema),
    errors: ['topic_not_found'],
    behaviour: 'messages#seen',
    summary: 'How far every other member has read.',
  }),
  reach: defineEndpoint({
    ...topicRequests.reach,
    limit: 'reads',
    query: topicId,
    data: z.array(readingReachSchema),
    errors: ['topic_not_found'],
    extension: true,
    behaviour: 'translation#what-the-sender-learns',
    summary:
      'The languages in which others read a conversation, and whether what the caller writes is translated into them; nothing for readers whose plan has no translation.',
  }),
  engines: defineEndpoint({
    ...topicRequests.engines,
    limit: 'reads',
    query: topicId,
    data: topicEnginesSchema,
    errors: ['topic_not_found'],
    extension: true,
    behaviour: 'translation#who-sees-the-texts',
    summary:
      'The engines that may get texts, sounds and pictures of a conversation, and whether services are excluded.',
  }),
  setLocalOnly: defineEndpoint({
    ...topicRequests.setLocalOnly,
    limit: 'writes',
    body: z.object({ topic_id: idSchema, is_local_only: flagSchema }),
    data: topicEnginesSchema,
    errors: ['topic_not_found'],
    extension: true,
    behaviour: 'translation#who-sees-the-texts',
    summary:
      'Excludes services outside this server from a conversation, for the words of all its members, as long as one of them wants it; false takes the own choice back.',
  }),
  glossary: defineEndpoint({
    ...topicRequests.glossary,
    limit: 'reads',
    query: topicId,
    data: z.array(termSchema),
    errors: ['topic_not_found'],
    extension: true,
    behaviour: 'translation#glossary',
    summary: 'The names and words of a conversation that are not left to engines, by their letters.',
  }),
  setTerm: defineEndpoint({
    ...topicRequests.setTerm,
    limit: 'terms',
    body: z.object({
      topic_id: idSchema,
      term: shownName(limits.term),
      translations: termTranslationsSchema.nullable(),
    }),
    data: z.array(termSchema),
    errors: ['not_permitted', 'topic_not_found', 'terms_full', 'blocked'],
    extension: true,
    behaviour: 'translation#glossary',
    summary:
      'Adds a term to the glossary of a conversation, or replaces what stands for it: null keeps it as it is in every language. Returns the glossary.',
  }),
  removeTerm: defineEndpoint({
    ...topicRequests.removeTerm,
    limit: 'terms',
    query: z.object({ topic_id: idSchema, term_id: idSchema }),
    data: z.array(termSchema),
    errors: ['not_permitted', 'topic_not_found', 'blocked'],
    extension: true,
    behaviour: 'translation#glossary',
    summary:
      'Removes a term from the glossary of a conversation; a second time changes nothing. Returns the glossary.',
  }),
  typing: defineEndpoint({
    ...topicRequests.typing,
    limit: 'signals',
    body: topicId.extend({ is_writing: flagSchema.default(true) }),
    data: z.null(),
    errors: ['not_permitted', 'topic_not_found'],
    behaviour: 'conversation#typing-line',
    summary:
      'Notifies the other members that the caller is at the input, every 3 seconds; `is_writing` says whether the text changed within the last 5 seconds.',
  }),
  theme: defineEndpoint({
    ...topicRequests.theme,
    limit: 'writes',
    body: z.object({ topic_id: idSchema, theme: text(50).nullable() }),
    data: topicSchema,
    errors: ['not_permitted', 'topic_not_found', 'blocked'],
    behaviour: 'themes#theme-of-a-conversation',
    summary: 'Sets the theme of a conversation for all its members; null or "No Theme" removes it.',
  }),
  messageLifetime: defineEndpoint({
    ...topicRequests.messageLifetime,
    limit: 'writes',
    body: z.object({ topic_id: idSchema, lifetime: z.literal(messageLifetimes).nullable() }),
    data: topicSchema,
    errors: ['not_permitted', 'topic_not_found', 'blocked'],
    extension: true,
    behaviour: 'messages#disappearing-messages',
    summary:
      'Sets after how many seconds messages that are sent from now on disappear, for all members of a conversation; null: they stay.',
  }),
  attachments: defineEndpoint({
    ...topicRequests.attachments,
    limit: 'reads',
    query: z.object({
      topic_id: idSchema,
      type: z.enum(['media', 'file']),
      ...pageQuery(limits.attachmentPage),
    }),
    data: z.array(attachmentSchema.extend({ chat_id: z.string(), by: idSchema })),
    errors: ['topic_not_found'],
    behaviour: 'attachments#shared-attachments',
    summary: 'Images and videos (media), or files, of a conversation, newest first.',
  }),
  language: defineEndpoint({
    ...topicRequests.language,
    limit: 'writes',
    body: z.object({
      topic_id: idSchema,
      language: languageTagSchema.nullable().optional(),
      show: z.enum(translationViews).optional(),
    }),
    data: topicSchema,
    errors: ['topic_not_found'],
    extension: true,
    behaviour: 'translation#language-of-a-conversation',
    summary:
      'Sets the language in which the caller reads a conversation (null: of the profile), and what is shown.',
  }),
  mute: defineEndpoint({
    ...topicRequests.mute,
    limit: 'writes',
    body: z.object({ topic_id: idSchema, is_muted: flagSchema }),
    data: topicSchema,
    errors: ['topic_not_found'],
    extension: true,
    behaviour: 'info-panel#mute',
    summary: "Switches a conversation's notifications off or on for the caller.",
  }),
  archive: defineEndpoint({
    ...topicRequests.archive,
    limit: 'writes',
    body: z.object({ topic_id: idSchema, is_archived: flagSchema }),
    data: topicSchema,
    errors: ['topic_not_found'],
    extension: true,
    behaviour: 'chat-list#archive',
    summary:
      'Puts a conversation into the archive of the caller, or takes it out; the next message takes out what is not muted.',
  }),
  unread: defineEndpoint({
    ...topicRequests.unread,
    limit: 'writes',
    body: z.object({
      topic_id: idSchema,
      is_unread: flagSchema,
      /** Date of the newest message that the caller knows; what is later stays unread. */
      seen_time: timeInputSchema.optional(),
    }),
    data: topicSchema,
    errors: ['topic_not_found'],
    extension: true,
    behaviour: 'chat-list#mark-as-unread',
    summary:
      'Marks a conversation as unread for the caller, until it is opened on any device; false marks it as read up to `seen_time`, or all of it.',
  }),
  readAll: defineEndpoint({
    ...topicRequests.readAll,
    limit: 'writes',
    body: z.object({ seen_time: timeInputSchema }),
    data: z.object({ count: z.int() }),
    errors: [],
    extension: true,
    behaviour: 'chat-list#mark-all-as-read',
    summary:
      'Marks all conversations of the caller that are not archived as read up to `seen_time`; `count` is how many had something unread.',
  }),
  pinTopic: defineEndpoint({
    ...topicRequests.pinTopic,
    limit: 'writes',
    body: z.object({ topic_id: idSchema, is_pinned: flagSchema }),
    data: topicSchema,
    errors: ['topic_not_found', 'pinned_topics_full'],
    extension: true,
    behaviour: 'chat-list#pinned-conversations',
    summary:
      "Pins a conversation to the top of the caller's list, at most five at once, or unpins it; one that is pinned leaves the archive.",
  }),
  pins: defineEndpoint({
    ...topicRequests.pins,
    limit: 'reads',
    query: topicId,
    data: z.array(pinnedMessageSchema),
    errors: ['topic_not_found'],
    extension: true,
    behaviour: 'messages#pinned-messages',
    summary:
      'The pinned messages of a conversation that the caller can read, the one that was pinned last first.',
  }),
  pin: defineEndpoint({
    ...topicRequests.pin,
    limit: 'writes',
    body: z.object({ topic_id: idSchema, chat_id: chatIdSchema, is_pinned: flagSchema }),
    data: z.object({ chat_id: z.string(), is_pinned: z.boolean(), seq: z.int() }),
    errors: ['not_permitted', 'topic_not_found', 'message_not_found', 'pins_full', 'blocked'],
    extension: true,
    behaviour: 'messages#pinned-messages',
    summary: 'Pins a message for everybody in the conversation, at most three at once, or unpins it.',
  }),
  reaction: defineEndpoint({
    ...topicRequests.reaction,
    limit: 'writes',
    body: z.object({ topic_id: idSchema, chat_id: text(80), emoji: reactionEmoji.nullable() }),
    data: z.object({ chat_id: z.string(), reactions: z.array(reactionSchema), seq: z.int() }),
    errors: ['not_permitted', 'topic_not_found', 'message_not_found', 'blocked'],
    extension: true,
    behaviour: 'messages#reactions',
    summary: "Sets the caller's one reaction to a message; null removes it.",
  }),
};
