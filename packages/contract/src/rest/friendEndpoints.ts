import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { access } from '../endpoint/access.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { friendRequestSchema, userSchema } from '../models/user.ts';
import { flagSchema, idSchema, wholeNumber } from '../schema/values.ts';

const target = z.object({ target_user_id: idSchema });

const page = z.object({
  page: wholeNumber(1, limits.pageNumberMax).default(1),
  limit: wholeNumber(1, limits.friendsPage).default(limits.friendsPage),
});

/** Friends and blocking; each action returns the person with the new relation. */
export const friendEndpoints = {
  list: defineEndpoint({
    id: 'friends.list',
    method: 'GET',
    path: '/user/friends',
    access: access.self,
    feature: null,
    limit: 'reads',
    query: page,
    data: z.array(userSchema),
    pagination: true,
    errors: [],
    behaviour: 'people#friends-list',
    summary: "The caller's friends, by name; those whom the caller blocks are left out.",
  }),
  requests: defineEndpoint({
    id: 'friends.requests',
    method: 'GET',
    path: '/user/friend-requests',
    access: access.self,
    feature: null,
    limit: 'reads',
    query: page,
    data: z.array(friendRequestSchema),
    pagination: true,
    errors: [],
    behaviour: 'people#friend-requests',
    summary: 'Open friend requests to and from the caller, newest first.',
  }),
  add: defineEndpoint({
    id: 'friends.add',
    method: 'POST',
    path: '/user/add-friend',
    access: access.self,
    feature: null,
    limit: 'contactChanges',
    body: target,
    data: userSchema,
    errors: ['user_not_found', 'friend_self', 'friend_exists', 'blocked'],
    behaviour: 'people#friend-requests',
    summary:
      'Sends a friend request; sending it again changes nothing, and to somebody who has asked it is an acceptance.',
  }),
  cancelRequest: defineEndpoint({
    id: 'friends.cancelRequest',
    method: 'DELETE',
    path: '/user/add-friend',
    access: access.self,
    feature: null,
    limit: 'contactChanges',
    query: target,
    data: userSchema,
    errors: ['user_not_found', 'friend_self', 'friend_request_not_found'],
    behaviour: 'people#friend-requests',
    summary: 'Takes back a sent friend request.',
  }),
  answer: defineEndpoint({
    id: 'friends.answer',
    method: 'POST',
    path: '/user/friend-request',
    access: access.self,
    feature: null,
    limit: 'contactChanges',
    body: target.extend({ is_accept: flagSchema }),
    data: userSchema,
    errors: ['user_not_found', 'friend_self', 'friend_request_not_found'],
    behaviour: 'people#friend-requests',
    summary: 'Accepts or declines a received friend request.',
  }),
  remove: defineEndpoint({
    id: 'friends.remove',
    method: 'DELETE',
    path: '/user/friend',
    access: access.self,
    feature: null,
    limit: 'contactChanges',
    query: target,
    data: userSchema,
    errors: ['user_not_found', 'friend_self', 'not_friends'],
    behaviour: 'people#relation-and-action',
    summary: 'Ends a friendship.',
  }),
  block: defineEndpoint({
    id: 'friends.block',
    method: 'POST',
    path: '/user/block',
    access: access.self,
    feature: null,
    limit: 'contactChanges',
    body: target,
    data: userSchema,
    errors: ['user_not_found', 'friend_self'],
    behaviour: 'blocking#block-and-unblock',
    summary: 'Blocks a person; neither side can write to or call the other.',
  }),
  unblock: defineEndpoint({
    id: 'friends.unblock',
    method: 'DELETE',
    path: '/user/block',
    access: access.self,
    feature: null,
    limit: 'contactChanges',
    query: target,
    data: userSchema,
    errors: ['user_not_found', 'friend_self'],
    behaviour: 'blocking#block-and-unblock',
    summary: 'Ends a block.',
  }),
};
