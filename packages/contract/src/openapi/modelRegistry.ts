import * as z from 'zod';
import { failureEnvelopeSchema } from '../failureEnvelopeSchema.ts';
import { assistantMessageSchema } from '../models/assistantMessageSchema.ts';
import { assistantTopicSchema } from '../models/assistantTopicSchema.ts';
import { attachmentSchema } from '../models/attachmentSchema.ts';
import { callInfoSchema } from '../models/callInfoSchema.ts';
import { callParticipantSchema } from '../models/callParticipantSchema.ts';
import { callRoomSchema } from '../models/callRoomSchema.ts';
import { changeSchema } from '../models/changeSchema.ts';
import { customerSchema } from '../models/customerSchema.ts';
import { friendRequestSchema } from '../models/friendRequestSchema.ts';
import { lastMessageSchema } from '../models/lastMessageSchema.ts';
import { memberSchema } from '../models/memberSchema.ts';
import { messageSchema } from '../models/messageSchema.ts';
import { personSchema } from '../models/personSchema.ts';
import { profileSchema } from '../models/profileSchema.ts';
import { reactionSchema } from '../models/reactionSchema.ts';
import { recordingRuleSchema } from '../models/recordingRuleSchema.ts';
import { repliedMessageSchema } from '../models/repliedMessageSchema.ts';
import { seenInfoSchema } from '../models/seenInfoSchema.ts';
import { sessionSchema } from '../models/sessionSchema.ts';
import { subscriptionSchema } from '../models/subscriptionSchema.ts';
import { topicSchema } from '../models/topicSchema.ts';
import { translationSchema } from '../models/translationSchema.ts';
import { uploadSlotSchema } from '../models/uploadSlotSchema.ts';
import { userSchema } from '../models/userSchema.ts';
import { verificationSchema } from '../models/verificationSchema.ts';
import { paginationSchema } from '../paginationSchema.ts';
import { countryCodeSchema } from '../rest/countryCodeSchema.ts';
import { demoAccountSchema } from '../rest/demoAccountSchema.ts';
import { healthSchema } from '../rest/healthSchema.ts';
import { languageItemSchema } from '../rest/languageItemSchema.ts';
import { outboxItemSchema } from '../rest/outboxItemSchema.ts';

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
  Failure: failureEnvelopeSchema,
  FriendRequest: friendRequestSchema,
  Health: healthSchema,
  LanguageItem: languageItemSchema,
  LastMessage: lastMessageSchema,
  Member: memberSchema,
  Message: messageSchema,
  OutboxItem: outboxItemSchema,
  Pagination: paginationSchema,
  Person: personSchema,
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
