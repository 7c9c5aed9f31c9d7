import { z } from 'zod';
import { failureEnvelopeSchema, paginationSchema } from '../envelope.ts';
import { assistantMessageSchema, assistantTopicSchema } from '../models/assistant.ts';
import { attachmentSchema } from '../models/attachment.ts';
import { callInfoSchema, callParticipantSchema } from '../models/callInfo.ts';
import { callRoomSchema } from '../models/callRoom.ts';
import { changeSchema } from '../models/change.ts';
import { friendRequestSchema } from '../models/friendRequest.ts';
import { memberSchema } from '../models/member.ts';
import { messageSchema, repliedMessageSchema } from '../models/message.ts';
import { personSchema } from '../models/person.ts';
import { profileSchema } from '../models/profile.ts';
import { reactionSchema } from '../models/reaction.ts';
import { recordingRuleSchema } from '../models/recordingRule.ts';
import { seenInfoSchema } from '../models/seenInfo.ts';
import { sessionSchema, verificationSchema } from '../models/session.ts';
import { customerSchema, subscriptionSchema } from '../models/subscription.ts';
import { lastMessageSchema, topicSchema } from '../models/topic.ts';
import { translationSchema } from '../models/translation.ts';
import { uploadSlotSchema } from '../models/uploadSlot.ts';
import { userSchema } from '../models/user.ts';
import { demoAccountSchema, outboxItemSchema } from '../rest/dev.ts';
import { countryCodeSchema, languageItemSchema } from '../rest/static.ts';
import { healthSchema } from '../rest/system.ts';

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
