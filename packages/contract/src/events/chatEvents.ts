import * as z from 'zod';
import { packageNameSchema } from '../constants/packageNameSchema.ts';
import { type ClientEvent, defineEvent } from '../event/defineEvent.ts';
import { subscriptionStates } from '../models/billing.ts';
import {
  editChangeSchema,
  hideChangeSchema,
  memberAddedChangeSchema,
  memberRemovedChangeSchema,
  pinChangeSchema,
  reactionChangeSchema,
  recallChangeSchema,
  seenChangeSchema,
  starChangeSchema,
  translationChangeSchema,
} from '../models/change.ts';
import { messageSchema } from '../models/message.ts';
import { topicSchema } from '../models/topic.ts';
import { userSchema } from '../models/user.ts';
import { idSchema } from '../schema/values.ts';
import { acknowledgementSchema } from './acknowledgementSchema.ts';

/** The topic an event is about: the object, or its bare id. */
const topicReference = z
  .union([z.object({ topic_id: idSchema }), idSchema])
  .transform((value) => (typeof value === 'string' ? { topic_id: value } : value));

/** The person an event is about: the object, or the bare id. */
const userReference = z
  .union([z.object({ user_id: idSchema }), idSchema])
  .transform((value) => (typeof value === 'string' ? { user_id: value } : value));

const toServer = 'sockets#chat-events-to-the-server';
const toClient = 'sockets#chat-events-from-the-server';

type ClientPolicy = {
  readonly access: ClientEvent['access'];
  readonly feature: ClientEvent['feature'];
  readonly errors: ClientEvent['errors'];
};

function fromClient<const Name extends string, S extends z.ZodType>(
  name: Name,
  payload: S,
  policy: ClientPolicy,
  summary: string,
) {
  return defineEvent({
    ...policy,
    limit: 'subscriptions',
    id: `chat.${name}`,
    namespace: '/chat',
    direction: 'toServer',
    name,
    payload,
    ack: acknowledgementSchema,
    behaviour: toServer,
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
    behaviour: toClient,
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
    behaviour: toClient,
    summary,
  });
}

const member: ClientPolicy = { access: 'topicMember', feature: null, errors: ['topic_not_found'] };
const own: ClientPolicy = { access: 'self', feature: null, errors: [] };

/** Events of the `/chat` socket, both directions. */
export const chatEvents = {
  joinChat: fromClient('join-chat', topicReference, member, 'The user opened a conversation.'),
  leaveChat: fromClient('leave-chat', topicReference, own, 'The user closed a conversation.'),
  topicListen: fromClient('topic-listen', topicReference, member, 'Subscribes to the events of a topic.'),
  topicStopListen: fromClient('topic-stop-listen', topicReference, own, 'Unsubscribes from them.'),
  userStatusListen: fromClient(
    'user-status-listen',
    userReference,
    { access: 'sharesTopic', feature: null, errors: ['user_not_found'] },
    'Subscribes to whether a person is online, now and later.',
  ),
  userStatusStopListen: fromClient('user-status-stop-listen', userReference, own, 'Unsubscribes from it.'),
  visibility: defineEvent({
    ...own,
    limit: 'subscriptions',
    id: 'chat.visibility',
    namespace: '/chat',
    direction: 'toServer',
    name: 'visibility',
    payload: z.object({ visible: z.boolean() }),
    ack: acknowledgementSchema,
    extension: true,
    behaviour: 'notifications#visible-pages',
    summary: 'Whether the page of this socket can be seen: while one is, nothing is pushed to the person.',
  }),

  socketEnded: ofOwner(
    'socket-ended',
    z.object({ code: z.enum(['rate_limited', 'too_many_connections']) }),
    'The server is about to end this socket, and why; the client does not connect again by itself at once.',
  ),
  eventsMissed: defineEvent({
    id: 'chat.events-missed',
    namespace: '/chat',
    direction: 'toClient',
    name: 'events-missed',
    payload: z.object({}),
    extension: true,
    behaviour: toClient,
    summary:
      'Events may have been lost between the servers: the client asks for what it missed, as after a reconnection.',
  }),
  planChanged: defineEvent({
    id: 'chat.plan-changed',
    namespace: '/chat',
    direction: 'toClient',
    name: 'plan-changed',
    payload: z.object({ package: packageNameSchema, state: z.enum(subscriptionStates) }),
    extension: true,
    behaviour: 'account-and-plans#changes-of-a-plan',
    summary:
      "The person's plan, or what may be done with it, changed: the client asks for `GET /user/me` again.",
  }),
  profileChanged: defineEvent({
    id: 'chat.profile-changed',
    namespace: '/chat',
    direction: 'toClient',
    name: 'profile-changed',
    payload: z.object({}),
    extension: true,
    behaviour: 'profile#live-changes',
    summary:
      "The person's own profile changed on one of the devices: the client asks for `GET /user/me` again.",
  }),
  topicRewritten: defineEvent({
    id: 'chat.topic-rewritten',
    namespace: '/chat',
    direction: 'toClient',
    name: 'topic-rewritten',
    payload: z.object({ topic_id: idSchema }),
    extension: true,
    behaviour: 'account-data#messages-of-a-deleted-account',
    summary:
      'A member deleted the account, and the messages have another sender now: the client reads the conversation again.',
  }),
  relationChanged: defineEvent({
    id: 'chat.relation-changed',
    namespace: '/chat',
    direction: 'toClient',
    name: 'relation-changed',
    payload: userSchema,
    extension: true,
    behaviour: 'people#live-changes',
    summary:
      'What another person is to the one who gets this changed: a request, an answer, a friendship, a block.',
  }),
  notificationsChanged: defineEvent({
    id: 'chat.notifications-changed',
    namespace: '/chat',
    direction: 'toClient',
    name: 'notifications-changed',
    payload: z.object({ unread_count: z.int() }),
    extension: true,
    behaviour: 'notifications#notification-column',
    summary:
      'A notification of the person came, was read or was taken back: the client asks for `GET /notification` again.',
  }),
  newChat: ofTopic('new-chat', messageSchema, 'A message was sent.'),
  deleteChat: ofTopic('delete-chat', recallChangeSchema, 'A message was recalled.'),
  editChat: defineEvent({
    id: 'chat.edit-chat',
    namespace: '/chat',
    direction: 'toClient',
    name: 'edit-chat',
    suffix: ['topic_id'],
    payload: editChangeSchema,
    extension: true,
    behaviour: 'messages#editing',
    summary: 'The words of a message were changed by its sender.',
  }),
  hideChat: defineEvent({
    id: 'chat.hide-chat',
    namespace: '/chat',
    direction: 'toClient',
    name: 'hide-chat',
    suffix: ['topic_id'],
    payload: hideChangeSchema,
    extension: true,
    behaviour: 'messages#delete-for-me',
    summary: 'The person deleted a message for themselves, on one of the devices.',
  }),
  pinChat: defineEvent({
    id: 'chat.pin-chat',
    namespace: '/chat',
    direction: 'toClient',
    name: 'pin-chat',
    suffix: ['topic_id'],
    payload: pinChangeSchema,
    extension: true,
    behaviour: 'messages#pinned-messages',
    summary: 'A member pinned a message or unpinned it: the client asks for `GET /topic/pin` again.',
  }),
  starChat: defineEvent({
    id: 'chat.star-chat',
    namespace: '/chat',
    direction: 'toClient',
    name: 'star-chat',
    suffix: ['topic_id'],
    payload: starChangeSchema,
    extension: true,
    behaviour: 'messages#starred-messages',
    summary: 'The person starred a message or took the star away, on one of the devices.',
  }),
  reactTopic: ofTopic('react-topic', reactionChangeSchema, "A message's reactions changed."),
  typingChat: ofTopic(
    'typing-chat',
    z.object({ user_id: idSchema, name: z.string(), is_writing: z.boolean().optional() }),
    'A member is at the input; they are typing unless `is_writing` is false.',
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
    behaviour: toClient,
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
    behaviour: toClient,
    summary: 'A person came online or went offline.',
  }),
};
