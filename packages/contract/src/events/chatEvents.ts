import * as z from 'zod';
import { packageNameSchema } from '../constants/packageNameSchema.ts';
import { type ClientEvent, defineEvent, type ServerEvent } from '../event/defineEvent.ts';
import { subscriptionStates } from '../models/billing.ts';
import {
  editChangeSchema,
  expireChangeSchema,
  hideChangeSchema,
  memberAddedChangeSchema,
  memberRemovedChangeSchema,
  pinChangeSchema,
  pollChangeSchema,
  reactionChangeSchema,
  recallChangeSchema,
  seenChangeSchema,
  starChangeSchema,
  translationChangeSchema,
} from '../models/change.ts';
import { messageSchema } from '../models/message.ts';
import { topicSchema } from '../models/topic.ts';
import { userSchema } from '../models/user.ts';
import { idSchema, timestampSchema } from '../schema/values.ts';
import { acknowledgementSchema } from './acknowledgementSchema.ts';
import { chatEventNames } from './chatEventNames.ts';

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

type Names = (typeof chatEventNames)[keyof typeof chatEventNames];

function fromClient<const E extends Extract<Names, { readonly acknowledged: true }>, S extends z.ZodType>(
  event: E,
  payload: S,
  policy: ClientPolicy,
  summary: string,
) {
  return {
    ...event,
    ...policy,
    limit: 'subscriptions',
    payload,
    ack: acknowledgementSchema,
    behaviour: toServer,
    summary,
  } as const;
}

function toClients<const E extends Extract<Names, { readonly direction: 'toClient' }>, S extends z.ZodType>(
  event: E,
  payload: S,
  summary: string,
) {
  return { ...event, payload, behaviour: toClient, summary } as const;
}

const member: ClientPolicy = { access: 'topicMember', feature: null, errors: ['topic_not_found'] };
const own: ClientPolicy = { access: 'self', feature: null, errors: [] };

/** Events of the `/chat` socket, both directions. */
export const chatEvents = {
  joinChat: fromClient(chatEventNames.joinChat, topicReference, member, 'The user opened a conversation.'),
  leaveChat: fromClient(chatEventNames.leaveChat, topicReference, own, 'The user closed a conversation.'),
  topicListen: fromClient(
    chatEventNames.topicListen,
    topicReference,
    member,
    'Subscribes to the events of a topic.',
  ),
  topicStopListen: fromClient(chatEventNames.topicStopListen, topicReference, own, 'Unsubscribes from them.'),
  userStatusListen: fromClient(
    chatEventNames.userStatusListen,
    userReference,
    { access: 'sharesTopic', feature: null, errors: ['user_not_found'] },
    'Subscribes to whether a person is online, now and later.',
  ),
  userStatusStopListen: fromClient(
    chatEventNames.userStatusStopListen,
    userReference,
    own,
    'Unsubscribes from it.',
  ),
  visibility: defineEvent({
    ...chatEventNames.visibility,
    ...own,
    limit: 'subscriptions',
    payload: z.object({ visible: z.boolean() }),
    ack: acknowledgementSchema,
    extension: true,
    behaviour: 'notifications#visible-pages',
    summary: 'Whether the page of this socket can be seen: while one is, nothing is pushed to the person.',
  }),

  socketEnded: toClients(
    chatEventNames.socketEnded,
    z.object({ code: z.enum(['rate_limited', 'too_many_connections']) }),
    'The server is about to end this socket, and why; the client does not connect again by itself at once.',
  ),
  eventsMissed: defineEvent({
    ...chatEventNames.eventsMissed,
    payload: z.object({}),
    extension: true,
    behaviour: toClient,
    summary:
      'Events may have been lost between the servers: the client asks for what it missed, as after a reconnection.',
  }),
  planChanged: defineEvent({
    ...chatEventNames.planChanged,
    payload: z.object({ package: packageNameSchema, status: z.enum(subscriptionStates) }),
    extension: true,
    behaviour: 'account-and-plans#changes-of-a-plan',
    summary:
      "The person's plan, or what may be done with it, changed: the client asks for `GET /user/me` again.",
  }),
  profileChanged: defineEvent({
    ...chatEventNames.profileChanged,
    payload: z.object({}),
    extension: true,
    behaviour: 'profile#live-changes',
    summary:
      "The person's own profile changed on one of the devices: the client asks for `GET /user/me` again.",
  }),
  topicRewritten: defineEvent({
    ...chatEventNames.topicRewritten,
    payload: z.object({ topic_id: idSchema }),
    extension: true,
    behaviour: 'account-data#messages-of-a-deleted-account',
    summary:
      'A member deleted the account, and the messages have another sender now: the client reads the conversation again.',
  }),
  relationChanged: defineEvent({
    ...chatEventNames.relationChanged,
    payload: userSchema,
    extension: true,
    behaviour: 'people#live-changes',
    summary:
      'What another person is to the one who gets this changed: a request, an answer, a friendship, a block.',
  }),
  notificationsChanged: defineEvent({
    ...chatEventNames.notificationsChanged,
    payload: z.object({ unread_count: z.int() }),
    extension: true,
    behaviour: 'notifications#notification-column',
    summary:
      'A notification of the person came, was read or was taken back: the client asks for `GET /notification` again.',
  }),
  scheduledChanged: defineEvent({
    ...chatEventNames.scheduledChanged,
    payload: z.object({ topic_id: idSchema.nullable() }),
    extension: true,
    behaviour: 'messages#scheduled-messages',
    summary:
      'A scheduled message of the person was added, changed, sent, deleted or could not be sent: the client asks for `GET /chat/schedule` again.',
  }),
  stickersChanged: defineEvent({
    ...chatEventNames.stickersChanged,
    payload: z.object({}),
    extension: true,
    behaviour: 'attachments#own-stickers',
    summary: 'An own sticker of the person was added or removed: the client asks for `GET /sticker` again.',
  }),
  assistantChanged: defineEvent({
    ...chatEventNames.assistantChanged,
    payload: z.object({ topic: idSchema }),
    extension: true,
    behaviour: 'assistant#streaming',
    summary:
      'A conversation of the person with SmartTalk changed: a reply begins or ended, it was renamed, shortened or deleted.',
  }),
  newChat: toClients(chatEventNames.newChat, messageSchema, 'A message was sent.'),
  deleteChat: toClients(chatEventNames.deleteChat, recallChangeSchema, 'A message was recalled.'),
  editChat: defineEvent({
    ...chatEventNames.editChat,
    payload: editChangeSchema,
    extension: true,
    behaviour: 'messages#editing',
    summary: 'The words of a message were changed by its sender.',
  }),
  expireChat: defineEvent({
    ...chatEventNames.expireChat,
    payload: expireChangeSchema,
    extension: true,
    behaviour: 'messages#disappearing-messages',
    summary: 'The time of a message was over, and it is gone for everybody.',
  }),
  hideChat: defineEvent({
    ...chatEventNames.hideChat,
    payload: hideChangeSchema,
    extension: true,
    behaviour: 'messages#delete-for-me',
    summary: 'The person deleted a message for themselves, on one of the devices.',
  }),
  pinChat: defineEvent({
    ...chatEventNames.pinChat,
    payload: pinChangeSchema,
    extension: true,
    behaviour: 'messages#pinned-messages',
    summary: 'A member pinned a message or unpinned it: the client asks for `GET /topic/pin` again.',
  }),
  pollChat: defineEvent({
    ...chatEventNames.pollChat,
    payload: pollChangeSchema,
    extension: true,
    behaviour: 'messages#polls',
    summary: 'Somebody voted in a poll, or its author ended it.',
  }),
  starChat: defineEvent({
    ...chatEventNames.starChat,
    payload: starChangeSchema,
    extension: true,
    behaviour: 'messages#starred-messages',
    summary: 'The person starred a message or took the star away, on one of the devices.',
  }),
  reactTopic: toClients(chatEventNames.reactTopic, reactionChangeSchema, "A message's reactions changed."),
  typingChat: toClients(
    chatEventNames.typingChat,
    z.object({ user_id: idSchema, name: z.string(), is_writing: z.boolean().optional() }),
    'A member is at the input; they are typing unless `is_writing` is false.',
  ),
  seenChat: toClients(chatEventNames.seenChat, seenChangeSchema, 'A member has read up to a time.'),
  newMember: toClients(chatEventNames.newMember, memberAddedChangeSchema, 'People joined the group.'),
  deleteMember: toClients(chatEventNames.deleteMember, memberRemovedChangeSchema, 'A member left the group.'),
  translateChat: defineEvent({
    ...chatEventNames.translateChat,
    payload: translationChangeSchema,
    behaviour: toClient,
    summary: "A message's translation into the reader's language reached a state.",
  }),
  glossaryChat: defineEvent({
    ...chatEventNames.glossaryChat,
    payload: z.object({ topic_id: idSchema }),
    extension: true,
    behaviour: 'translation#glossary',
    summary:
      'A member changed the glossary of the conversation: a client that shows it asks for `GET /topic/glossary` again.',
  }),
  textChat: defineEvent({
    ...chatEventNames.textChat,
    payload: z.object({ chat_id: z.string(), place: z.int() }),
    extension: true,
    behaviour: toClient,
    summary:
      'The words of a voice message or in a picture, or their translation, reached another state: a client that shows them asks for them again.',
  }),
  newTopic: toClients(chatEventNames.newTopic, topicSchema, 'The person is in a new conversation.'),
  deleteTopic: toClients(
    chatEventNames.deleteTopic,
    z.object({ topic_id: idSchema }),
    'A conversation is gone for the person.',
  ),
  groupDeleted: defineEvent({
    ...chatEventNames.groupDeleted,
    payload: z.object({
      topic_id: idSchema,
      name: z.string(),
      by: z.object({ _id: idSchema, name: z.string() }),
      /** Until when `POST /topic/group/restore` brings it back. */
      restorable_until: timestampSchema,
    }),
    extension: true,
    behaviour: 'groups#undo',
    summary: 'A member deleted a group of the person, who can bring it back for a moment.',
  }),
  groupLinksChanged: defineEvent({
    ...chatEventNames.groupLinksChanged,
    payload: z.object({ topic_id: idSchema }),
    extension: true,
    behaviour: 'groups#invite-links',
    summary:
      'An invite link of the group was made, used or revoked: a client that shows them asks for `GET /topic/group/link` again.',
  }),
  updateTopic: toClients(
    chatEventNames.updateTopic,
    topicSchema,
    'A conversation of the person changed: last message, unread count, name.',
  ),
  onlineStatus: defineEvent({
    ...chatEventNames.onlineStatus,
    payload: z.object({ user_id: idSchema, online: z.boolean() }),
    behaviour: toClient,
    summary: 'A person came online or went offline.',
  }),
} satisfies Readonly<Record<string, ClientEvent | ServerEvent>>;
