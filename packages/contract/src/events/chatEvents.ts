import * as z from 'zod';
import { defineEvent } from '../event/defineEvent.ts';
import { memberAddedChangeSchema } from '../models/memberAddedChangeSchema.ts';
import { memberRemovedChangeSchema } from '../models/memberRemovedChangeSchema.ts';
import { messageSchema } from '../models/messageSchema.ts';
import { reactionChangeSchema } from '../models/reactionChangeSchema.ts';
import { recallChangeSchema } from '../models/recallChangeSchema.ts';
import { seenChangeSchema } from '../models/seenChangeSchema.ts';
import { topicSchema } from '../models/topicSchema.ts';
import { translationChangeSchema } from '../models/translationChangeSchema.ts';
import { idSchema } from '../schema/idSchema.ts';
import { acknowledgementSchema } from './acknowledgementSchema.ts';

/** The topic an event is about: the object, or its bare id. */
const topicReference = z
  .union([z.object({ topic_id: idSchema }), idSchema])
  .transform((value) => (typeof value === 'string' ? { topic_id: value } : value));

/** The person an event is about: the object, or the bare id. */
const userReference = z
  .union([z.object({ user_id: idSchema }), idSchema])
  .transform((value) => (typeof value === 'string' ? { user_id: value } : value));

const spec = '1 §7 Real-time connections';

function fromClient<const Name extends string, S extends z.ZodType>(name: Name, payload: S, summary: string) {
  return defineEvent({
    id: `chat.${name}`,
    namespace: '/chat',
    direction: 'toServer',
    name,
    payload,
    ack: acknowledgementSchema,
    spec,
    summary,
  });
}

function ofTopic<const Name extends string, S extends z.ZodType>(name: Name, payload: S, summary: string) {
  return defineEvent({
    id: `chat.${name}`,
    namespace: '/chat',
    direction: 'toClient',
    name,
    suffix: ['topic_id'],
    payload,
    spec,
    summary,
  });
}

function ofOwner<const Name extends string, S extends z.ZodType>(name: Name, payload: S, summary: string) {
  return defineEvent({
    id: `chat.${name}`,
    namespace: '/chat',
    direction: 'toClient',
    name,
    payload,
    spec: `${spec}, readings C20`,
    summary,
  });
}

/** Events of the `/chat` socket (1 §7), both directions. */
export const chatEvents = {
  joinChat: fromClient('join-chat', topicReference, 'The reader opened a conversation.'),
  leaveChat: fromClient('leave-chat', topicReference, 'The reader closed a conversation.'),
  topicListen: fromClient('topic-listen', topicReference, 'Asks for the events of a topic.'),
  topicStopListen: fromClient('topic-stop-listen', topicReference, 'Ends the events of a topic.'),
  userStatusListen: fromClient(
    'user-status-listen',
    userReference,
    'Asks whether a person is online, now and later.',
  ),
  userStatusStopListen: fromClient('user-status-stop-listen', userReference, 'Ends the news about a person.'),

  newChat: ofTopic('new-chat', messageSchema, 'A message was sent.'),
  deleteChat: ofTopic('delete-chat', recallChangeSchema, 'A message was recalled.'),
  reactTopic: ofTopic('react-topic', reactionChangeSchema, "A message's reactions changed."),
  typingChat: ofTopic(
    'typing-chat',
    z.object({ user_id: idSchema, name: z.string() }),
    'A member is typing.',
  ),
  seenChat: ofTopic('seen-chat', seenChangeSchema, 'A member has read up to a time.'),
  newMember: ofTopic('new-member', memberAddedChangeSchema, 'People joined the group.'),
  deleteMember: ofTopic('delete-member', memberRemovedChangeSchema, 'A member left the group.'),
  translateChat: defineEvent({
    id: 'chat.translate-chat',
    namespace: '/chat',
    direction: 'toClient',
    name: 'translate-chat',
    suffix: ['topic_id', 'user_id'],
    payload: translationChangeSchema,
    spec,
    summary: "A message's translation into the reader's language reached a state.",
  }),
  newTopic: ofOwner('new-topic', topicSchema, 'The person is in a new conversation.'),
  deleteTopic: ofOwner(
    'delete-topic',
    z.object({ topic_id: idSchema }),
    'A conversation is gone for the person.',
  ),
  updateTopic: ofOwner(
    'update-topic',
    topicSchema,
    'A conversation of the person changed: last message, unread count, name.',
  ),
  onlineStatus: defineEvent({
    id: 'chat.online-status',
    namespace: '/chat',
    direction: 'toClient',
    name: 'online-status',
    suffix: ['user_id'],
    payload: z.object({ user_id: idSchema, online: z.boolean() }),
    spec,
    summary: 'A person came online or went offline.',
  }),
  incomingCall: defineEvent({
    id: 'chat.incoming-call',
    namespace: '/chat',
    direction: 'toClient',
    name: 'incoming-call',
    payload: z.object({
      signalType: z.literal('startCall'),
      callType: z.string(),
      topicId: idSchema,
      uuid: z.string(),
      caller: z.object({ _id: idSchema, name: z.string(), avatar: z.string().nullable() }),
    }),
    spec: 'extension, readings C22; fields of 1 §2 Call routes',
    summary: 'Somebody calls; callType "0" is audio. For pages without push permission.',
  }),
};
