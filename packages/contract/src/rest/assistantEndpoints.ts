import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { assistantMessageSchema, assistantTopicSchema } from '../models/assistant.ts';
import { filledText, text } from '../schema/text.ts';
import { idSchema, pageQuery } from '../schema/values.ts';
import { assistantRequests } from './assistantRequests.ts';

/** The conversation so far, in lines that begin with `Human:` and `AI:`. */
const conversation = text(limits.assistantConversation).optional();

/** The AI assistant SmartTalk, for ultimate and enterprise. */
export const assistantEndpoints = {
  topics: defineEndpoint({
    ...assistantRequests.topics,
    limit: 'reads',
    data: z.array(assistantTopicSchema),
    errors: [],
    stage: 'later',
    behaviour: 'assistant#assistant-history',
    summary: "The caller's conversations with SmartTalk, newest first.",
  }),
  history: defineEndpoint({
    ...assistantRequests.history,
    limit: 'reads',
    query: z.object({ topic: idSchema, ...pageQuery(limits.assistantPage) }),
    data: z.array(assistantMessageSchema),
    errors: ['assistant_topic_not_found'],
    stage: 'later',
    behaviour: 'assistant#assistant-history',
    summary: 'One page of a conversation with SmartTalk, newest first.',
  }),
  create: defineEndpoint({
    ...assistantRequests.create,
    limit: 'assistant',
    body: z.object({
      content: filledText(limits.assistantText),
      topic: z
        .union([idSchema, z.literal('')])
        .nullable()
        .optional(),
      content_conversion: conversation,
    }),
    data: assistantMessageSchema,
    errors: ['not_permitted', 'assistant_topic_not_found', 'assistant_unavailable'],
    stage: 'later',
    behaviour: 'assistant#assistant-messages',
    summary: 'Asks SmartTalk and returns its reply; without a topic a new one begins, named by parent_id.',
  }),
  regenerate: defineEndpoint({
    ...assistantRequests.regenerate,
    limit: 'assistant',
    body: z.object({ chat_id: idSchema, content_conversion: conversation }),
    data: assistantMessageSchema,
    errors: ['not_permitted', 'assistant_topic_not_found', 'message_not_found', 'assistant_unavailable'],
    stage: 'later',
    behaviour: 'assistant#regenerate',
    summary: 'Replaces the last reply; the earlier one moves to contentOld.',
  }),
  deleteTopic: defineEndpoint({
    ...assistantRequests.deleteTopic,
    limit: 'writes',
    body: z.object({ topic: idSchema }),
    data: z.object({ topic: idSchema }),
    errors: ['assistant_topic_not_found'],
    stage: 'later',
    behaviour: 'assistant#delete-an-assistant-topic',
    summary: 'Deletes a conversation with SmartTalk.',
  }),
};
