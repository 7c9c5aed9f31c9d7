import * as z from 'zod';
import { envelopes } from '../envelopes.ts';
import { assistantMessageSchema, assistantTopicSchema } from '../models/assistant.ts';
import { attachmentSchema, uploadSlotSchema } from '../models/attachment.ts';
import { customerSchema, subscriptionSchema } from '../models/billing.ts';
import { callInfoSchema, callParticipantSchema, recordingRuleSchema } from '../models/call.ts';
import { changeSchema } from '../models/change.ts';
import {
  callRoomSchema,
  foundMessageSchema,
  lastMessageSchema,
  messageSchema,
  pinnedMessageSchema,
  reactionSchema,
  repliedMessageSchema,
} from '../models/message.ts';
import { memberSchema, personSchema } from '../models/person.ts';
import { pollSchema } from '../models/poll.ts';
import { profileSchema } from '../models/profile.ts';
import { sessionSchema, verificationSchema } from '../models/session.ts';
import { seenInfoSchema, topicSchema } from '../models/topic.ts';
import { translationSchema } from '../models/translation.ts';
import { friendRequestSchema, userSchema } from '../models/user.ts';
import { demoAccountSchema, outboxItemSchema } from '../rest/devEndpoints.ts';
import { countryCodeSchema, languageItemSchema } from '../rest/staticEndpoints.ts';
import { healthSchema } from '../rest/systemEndpoints.ts';
import type { JsonSchema } from './OpenApiDocument.ts';

/** The models that get a name of their own in `components.schemas`. */
const models = {
  AssistantMessage: assistantMessageSchema,
  AssistantTopic: assistantTopicSchema,
  Attachment: attachmentSchema,
  CallInfo: callInfoSchema,
  CallParticipant: callParticipantSchema,
  CallRoom: callRoomSchema,
  Change: changeSchema,
  CountryCode: countryCodeSchema,
  Customer: customerSchema,
  DemoAccount: demoAccountSchema,
  Failure: envelopes.failure,
  FoundMessage: foundMessageSchema,
  FriendRequest: friendRequestSchema,
  Health: healthSchema,
  LanguageItem: languageItemSchema,
  LastMessage: lastMessageSchema,
  Member: memberSchema,
  Message: messageSchema,
  OutboxItem: outboxItemSchema,
  Pagination: envelopes.pagination,
  Person: personSchema,
  PinnedMessage: pinnedMessageSchema,
  Poll: pollSchema,
  Profile: profileSchema,
  Reaction: reactionSchema,
  RecordingRule: recordingRuleSchema,
  RepliedMessage: repliedMessageSchema,
  SeenInfo: seenInfoSchema,
  Session: sessionSchema,
  Subscription: subscriptionSchema,
  Topic: topicSchema,
  Translation: translationSchema,
  UploadSlot: uploadSlotSchema,
  User: userSchema,
  Verification: verificationSchema,
};

/** A fresh registry, since zod's global one would be shared with every other user of zod in the process. */
export function modelRegistry() {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(models)) registry.add(schema, { id });
  return registry;
}

/** Points a reference at the document's components, and drops what only zod needs. */
function relocated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relocated);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => key !== '$schema' && key !== '$defs')
    .map(([key, content]) => [
      key,
      key === '$ref' ? String(content).replace('#/$defs/', '#/components/schemas/') : relocated(content),
    ]);
  return Object.fromEntries(entries);
}

/** Turns zod schemas into JSON Schema and collects the named ones. */
export function createSchemaWriter() {
  const registry = modelRegistry();
  const components: Record<string, JsonSchema> = {};

  function write(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    // The wrapper makes a named schema a reference even when it stands alone.
    const wrapped = z.toJSONSchema(z.object({ content: schema }), {
      io,
      metadata: registry,
      unrepresentable: 'any',
    });
    for (const [name, definition] of Object.entries(wrapped.$defs ?? {})) {
      const { id: _, ...rest } = relocated(definition) as Record<string, unknown>;
      components[name] = rest;
    }
    return relocated(wrapped.properties?.content ?? {}) as JsonSchema;
  }

  return { write, components };
}

/** Turns zod schemas into JSON Schema and collects the named ones. */
export type SchemaWriter = ReturnType<typeof createSchemaWriter>;
