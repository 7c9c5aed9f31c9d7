import * as z from 'zod';
import { access } from '../endpoint/access.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { limits } from '../limits.ts';
import { attachmentSchema } from '../models/attachmentSchema.ts';
import { changeSchema } from '../models/changeSchema.ts';
import { reactionSchema } from '../models/reactionSchema.ts';
import { seenInfoSchema } from '../models/seenInfoSchema.ts';
import { topicSchema } from '../models/topicSchema.ts';
import { translationViews } from '../models/translationViews.ts';
import { filledText } from '../schema/filledText.ts';
import { flagSchema } from '../schema/flagSchema.ts';
import { idSchema } from '../schema/idSchema.ts';
import { languageTagSchema } from '../schema/languageTagSchema.ts';
import { pageQuery } from '../schema/pageQuery.ts';
import { text } from '../schema/text.ts';
import { wholeNumber } from '../schema/wholeNumber.ts';

const topicId = z.object({ topic_id: idSchema });

/** Conversations (1 §7); group calls are in `groups.ts`. */
export const topicEndpoints = {
  list: defineEndpoint({
    id: 'topics.list',
    method: 'GET',
    path: '/topic',
    access: access.self,
    feature: null,
    limit: 'reads',
    data: z.array(topicSchema),
    errors: [],
    spec: '1 §7',
    summary: "The reader's conversations, newest first; hidden ones are marked, not left out.",
  }),
  get: defineEndpoint({
    id: 'topics.get',
    method: 'GET',
    path: '/topic/{topic_id}',
    access: access.topicMember('params', 'topic_id'),
    feature: null,
    limit: 'reads',
    params: topicId,
    data: topicSchema,
    errors: ['topic_not_found'],
    spec: '1 §7',
    summary: 'One conversation.',
  }),
  createPrivate: defineEndpoint({
    id: 'topics.createPrivate',
    method: 'POST',
    path: '/topic/private',
    access: access.self,
    feature: null,
    limit: 'writes',
    body: z.object({
      target_user_id: idSchema,
      topic_name: text(limits.fullName * 2)
        .nullable()
        .optional(),
      check_permission: flagSchema.default(true),
    }),
    data: topicSchema,
    errors: ['not_permitted', 'user_not_found', 'friend_self', 'topic_not_found', 'conflict'],
    spec: '1 §7, readings A20',
    summary: 'Opens the private conversation with a person, or answers the one that exists.',
  }),
  deletePrivate: defineEndpoint({
    id: 'topics.deletePrivate',
    method: 'DELETE',
    path: '/topic/private',
    access: access.topicMember('query', 'topic_id'),
    feature: null,
    limit: 'writes',
    query: topicId,
    data: topicId,
    errors: ['topic_not_found'],
    spec: '1 §7, readings C15, C17',
    summary: "Clears a private conversation on the reader's side and hides it until the next message.",
  }),
  changes: defineEndpoint({
    id: 'topics.changes',
    method: 'GET',
    path: '/topic/changes',
    access: access.topicMember('query', 'topic_id'),
    feature: null,
    limit: 'reads',
    query: z.object({
      topic_id: idSchema,
      since: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0),
      limit: wholeNumber(1, limits.changesPageMax).default(limits.changesPage),
    }),
    data: z.object({ changes: z.array(changeSchema), seq: z.int(), has_more: z.boolean() }),
    errors: ['topic_not_found'],
    spec: 'extension',
    summary:
      'The numbered changes after `since`, in order and without gaps; `seq` is the newest number of the topic.',
  }),
  seen: defineEndpoint({
    id: 'topics.seen',
    method: 'GET',
    path: '/topic/seen',
    access: access.topicMember('query', 'topic_id'),
    feature: null,
    limit: 'reads',
    query: topicId,
    data: z.array(seenInfoSchema),
    errors: ['topic_not_found'],
    spec: '1 §7',
    summary: 'How far every other member has read.',
  }),
  typing: defineEndpoint({
    id: 'topics.typing',
    method: 'POST',
    path: '/topic/typing',
    access: access.topicMember('body', 'topic_id'),
    feature: null,
    limit: 'signals',
    body: topicId,
    data: z.null(),
    errors: ['topic_not_found'],
    spec: '1 §7',
    summary: 'Tells the other members that the reader is typing; sent every 3 seconds.',
  }),
  theme: defineEndpoint({
    id: 'topics.theme',
    method: 'POST',
    path: '/topic/theme',
    access: access.topicMember('body', 'topic_id'),
    feature: null,
    limit: 'writes',
    body: z.object({ topic_id: idSchema, theme: text(50).nullable() }),
    data: topicSchema,
    errors: ['topic_not_found'],
    spec: '1 §7',
    summary: 'Sets the theme of a conversation for all its members; null or "No Theme" removes it.',
  }),
  attachments: defineEndpoint({
    id: 'topics.attachments',
    method: 'GET',
    path: '/topic/attachment',
    access: access.topicMember('query', 'topic_id'),
    feature: null,
    limit: 'reads',
    query: z.object({
      topic_id: idSchema,
      type: z.enum(['media', 'file']),
      ...pageQuery(limits.attachmentPage),
    }),
    data: z.array(attachmentSchema.extend({ chat_id: z.string(), by: idSchema })),
    pagination: true,
    errors: ['topic_not_found'],
    spec: '1 §7, readings A11',
    summary: 'Images and videos (media), or files, of a conversation, newest first.',
  }),
  language: defineEndpoint({
    id: 'topics.language',
    method: 'POST',
    path: '/topic/language',
    access: access.topicMember('body', 'topic_id'),
    feature: null,
    limit: 'writes',
    body: z.object({
      topic_id: idSchema,
      language: languageTagSchema.nullable().optional(),
      show: z.enum(translationViews).optional(),
    }),
    data: topicSchema,
    errors: ['topic_not_found'],
    spec: 'extension, readings B9',
    summary:
      'Sets the language the reader reads a conversation in (null: of the profile), and what is shown.',
  }),
  mute: defineEndpoint({
    id: 'topics.mute',
    method: 'POST',
    path: '/topic/mute',
    access: access.topicMember('body', 'topic_id'),
    feature: null,
    limit: 'writes',
    body: z.object({ topic_id: idSchema, is_muted: flagSchema }),
    data: topicSchema,
    errors: ['topic_not_found'],
    spec: '1 §2 Mute notification, readings C15',
    summary: "Switches a conversation's notifications off or on for the reader.",
  }),
  reaction: defineEndpoint({
    id: 'topics.reaction',
    method: 'POST',
    path: '/topic/reaction',
    access: access.topicMember('body', 'topic_id'),
    feature: null,
    limit: 'writes',
    body: z.object({ topic_id: idSchema, chat_id: text(80), emoji: filledText(limits.emoji).nullable() }),
    data: z.object({ chat_id: z.string(), reactions: z.array(reactionSchema), seq: z.int() }),
    errors: ['topic_not_found', 'message_not_found'],
    spec: 'extension, readings C20',
    summary: "Sets the reader's one reaction to a message; null removes it.",
  }),
};
