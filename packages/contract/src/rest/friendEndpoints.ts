import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { friendRequestSchema, userSchema } from '../models/user.ts';
import { flagSchema, idSchema, wholeNumber } from '../schema/values.ts';
import { friendRequests } from './friendRequests.ts';

const target = z.object({ target_user_id: idSchema });

const page = z.object({
  page: wholeNumber(1, limits.pageNumberMax).default(1),
  limit: wholeNumber(1, limits.friendsPage).default(limits.friendsPage),
});

/** Friends and blocking; each action returns the person with the new relation. */
export const friendEndpoints = {
  list: defineEndpoint({
    ...friendRequests.list,
    limit: 'reads',
    query: page,
    data: z.array(userSchema),
    errors: [],
    behaviour: 'people#friends-list',
    summary: "The caller's friends, by name; those whom the caller blocks are left out.",
  }),
  requests: defineEndpoint({
    ...friendRequests.requests,
    limit: 'reads',
    query: page,
    data: z.array(friendRequestSchema),
    errors: [],
    behaviour: 'people#friend-requests',
    summary: 'Open friend requests to and from the caller, newest first.',
  }),
  add: defineEndpoint({
    ...friendRequests.add,
    limit: 'contactChanges',
    body: target,
    data: userSchema,
    errors: ['user_not_found', 'friend_self', 'friend_exists', 'blocked'],
    behaviour: 'people#friend-requests',
    summary:
      'Sends a friend request; sending it again changes nothing, and to somebody who has asked it is an acceptance.',
  }),
  cancelRequest: defineEndpoint({
    ...friendRequests.cancelRequest,
    limit: 'contactChanges',
    query: target,
    data: userSchema,
    errors: ['user_not_found', 'friend_self', 'friend_request_not_found'],
    behaviour: 'people#friend-requests',
    summary: 'Takes back a sent friend request.',
  }),
  answer: defineEndpoint({
    ...friendRequests.answer,
    limit: 'contactChanges',
    body: target.extend({ is_accept: flagSchema }),
    data: userSchema,
    errors: ['user_not_found', 'friend_self', 'friend_request_not_found'],
    behaviour: 'people#friend-requests',
    summary: 'Accepts or declines a received friend request.',
  }),
  remove: defineEndpoint({
    ...friendRequests.remove,
    limit: 'contactChanges',
    query: target,
    data: userSchema,
    errors: ['user_not_found', 'friend_self', 'not_friends'],
    behaviour: 'people#relation-and-action',
    summary: 'Ends a friendship.',
  }),
  block: defineEndpoint({
    ...friendRequests.block,
    limit: 'contactChanges',
    body: target,
    data: userSchema,
    errors: ['user_not_found', 'friend_self'],
    behaviour: 'blocking#block-and-unblock',
    summary: 'Blocks a person; neither side can write to or call the other.',
  }),
  unblock: defineEndpoint({
    ...friendRequests.unblock,
    limit: 'contactChanges',
    query: target,
    data: userSchema,
    errors: ['user_not_found', 'friend_self'],
    behaviour: 'blocking#block-and-unblock',
    summary: 'Ends a block.',
  }),
};
