import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import {
  assistantAnswerSchema,
  assistantMessageSchema,
  assistantQuotesSchema,
  assistantStatusSchema,
  assistantTopicSchema,
} from '../models/assistant.ts';
import { chatIdSchema } from '../schema/formatChatId.ts';
import { filledText, languageTagSchema, shownName, text } from '../schema/text.ts';
import { idSchema, pageQuery } from '../schema/values.ts';
import { assistantRequests } from './assistantRequests.ts';

/** What accompanies every question, regenerated or new. */
const accompanying = {
  /** The conversation so far, in lines that begin with `Human:` and `AI:`; used where the server has none. */
  content_conversion: text(limits.assistantConversation).optional(),
  /** The caller's own name for this question: repeated with the same one, it is asked once. */
  request_id: filledText(limits.requestId).optional(),
  /** BCP 47 tag of the language to answer in; the profile's when left out. */
  language: languageTagSchema.optional(),
};

/** The messages of a conversation that a question is about. */
const quotedIds = z.array(chatIdSchema).min(1).max(limits.assistantQuotes);

/** A question and a conversation of the greatest length, in any script, escaped. */
const bodyBytes = 512 * 1024;

/** The AI assistant SmartTalk, for ultimate and enterprise. */
export const assistantEndpoints = {
  topics: defineEndpoint({
    ...assistantRequests.topics,
    limit: 'reads',
    data: z.array(assistantTopicSchema),
    errors: [],
    behaviour: 'assistant#assistant-history',
    summary: "The caller's conversations with SmartTalk, newest first.",
  }),
  history: defineEndpoint({
    ...assistantRequests.history,
    limit: 'reads',
    query: z.object({ topic: idSchema, ...pageQuery(limits.assistantPage) }),
    data: z.array(assistantMessageSchema),
    errors: ['assistant_topic_not_found'],
    behaviour: 'assistant#assistant-history',
    summary: 'One page of a conversation with SmartTalk, newest first.',
  }),
  create: defineEndpoint({
    ...assistantRequests.create,
    limit: 'assistant',
    bodyBytes,
    body: z.object({
      content: filledText(limits.assistantText),
      topic: z
        .union([idSchema, z.literal('')])
        .nullable()
        .optional(),
      /** A question of the person in that topic, which this one replaces with all that followed it. */
      replaces: idSchema.optional(),
      /** Messages that it is about, as `POST /openai-chat/quotes` showed them; without it those of the question that it replaces. */
      quotes: z.object({ topic_id: idSchema, chat_ids: quotedIds, version: z.string().max(64) }).optional(),
      ...accompanying,
    }),
    data: assistantAnswerSchema,
    errors: [
      'not_permitted',
      'assistant_topic_not_found',
      'topic_not_found',
      'message_not_found',
      'assistant_model_required',
      'services_excluded',
      'assistant_quotes_changed',
      'assistant_busy',
      'assistant_limit_reached',
      'assistant_unavailable',
    ],
    behaviour: 'assistant#assistant-messages',
    summary: 'Asks SmartTalk and returns its reply; without a topic a new one begins, named by parent_id.',
  }),
  regenerate: defineEndpoint({
    ...assistantRequests.regenerate,
    limit: 'assistant',
    bodyBytes,
    body: z.object({ chat_id: idSchema, ...accompanying }),
    data: assistantAnswerSchema,
    errors: [
      'not_permitted',
      'assistant_topic_not_found',
      'message_not_found',
      'assistant_busy',
      'assistant_limit_reached',
      'assistant_unavailable',
    ],
    behaviour: 'assistant#regenerate',
    summary: 'Replaces the last reply; the earlier one moves to contentOld.',
  }),
  quotes: defineEndpoint({
    ...assistantRequests.quotes,
    limit: 'reads',
    body: z.union([
      z.object({ topic_id: idSchema, chat_ids: quotedIds }),
      z.object({ topic_id: idSchema, from_chat_id: chatIdSchema }),
    ]),
    data: assistantQuotesSchema,
    errors: ['not_permitted', 'topic_not_found', 'assistant_model_required', 'services_excluded'],
    extension: true,
    behaviour: 'assistant#ask-about-messages',
    summary:
      'What a question about messages of a conversation would send: some of them by chat_id, or all from one on.',
  }),
  renameTopic: defineEndpoint({
    ...assistantRequests.renameTopic,
    limit: 'writes',
    body: z.object({ topic: idSchema, content: shownName(limits.assistantTitle) }),
    data: assistantTopicSchema,
    errors: ['assistant_topic_not_found'],
    extension: true,
    behaviour: 'assistant#assistant-history',
    summary: 'Gives a conversation with SmartTalk another title.',
  }),
  stream: defineEndpoint({
    ...assistantRequests.stream,
    limit: 'reads',
    query: z.object({ topic: idSchema }),
    data: assistantMessageSchema.nullable(),
    errors: ['assistant_topic_not_found', 'assistant_unavailable'],
    extension: true,
    behaviour: 'assistant#streaming',
    summary:
      'Follows the last reply of a conversation from its beginning until it is whole; null where there is none.',
  }),
  stop: defineEndpoint({
    ...assistantRequests.stop,
    limit: 'writes',
    body: z.object({ topic: idSchema }),
    data: assistantMessageSchema.nullable(),
    errors: ['assistant_topic_not_found'],
    extension: true,
    behaviour: 'assistant#stop',
    summary: 'Ends the reply that is being written and keeps what there is; null where there is no reply.',
  }),
  status: defineEndpoint({
    ...assistantRequests.status,
    limit: 'reads',
    data: assistantStatusSchema,
    errors: [],
    extension: true,
    behaviour: 'assistant#engines',
    summary: 'Which engine answers, how often the caller may still ask, and where a reply is being written.',
  }),
  deleteTopic: defineEndpoint({
    ...assistantRequests.deleteTopic,
    limit: 'writes',
    body: z.object({ topic: idSchema }),
    data: z.object({ topic: idSchema }),
    errors: ['assistant_topic_not_found'],
    behaviour: 'assistant#delete-an-assistant-topic',
    summary: 'Deletes a conversation with SmartTalk.',
  }),
};
