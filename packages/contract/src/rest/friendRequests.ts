import { access } from '../endpoint/access.ts';
import { defineRequests } from '../endpoint/defineRequests.ts';

/** Friends and blocking; each action returns the person with the new relation. */
export const friendRequests = defineRequests({
  list: {
    id: 'friends.list',
    method: 'GET',
    path: '/user/friends',
    access: access.self,
    feature: null,
    pagination: true,
  },
  requests: {
    id: 'friends.requests',
    method: 'GET',
    path: '/user/friend-requests',
    access: access.self,
    feature: null,
    pagination: true,
  },
  add: {
    id: 'friends.add',
    method: 'POST',
    path: '/user/add-friend',
    access: access.self,
    feature: null,
  },
  cancelRequest: {
    id: 'friends.cancelRequest',
    method: 'DELETE',
    path: '/user/add-friend',
    access: access.self,
    feature: null,
  },
  answer: {
    id: 'friends.answer',
    method: 'POST',
    path: '/user/friend-request',
    access: access.self,
    feature: null,
  },
  remove: {
    id: 'friends.remove',
    method: 'DELETE',
    path: '/user/friend',
    access: access.self,
    feature: null,
  },
  block: {
    id: 'friends.block',
    method: 'POST',
    path: '/user/block',
    access: access.self,
    feature: null,
  },
  unblock: {
    id: 'friends.unblock',
    method: 'DELETE',
    path: '/user/block',
    access: access.self,
    feature: null,
  },
});
