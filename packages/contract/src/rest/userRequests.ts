import { access } from '../endpoint/access.ts';
import { defineRequests } from '../endpoint/defineRequests.ts';

/** The caller's profile, and other people. */
export const userRequests = defineRequests({
  me: {
    id: 'users.me',
    method: 'GET',
    path: '/user/me',
    access: access.self,
    feature: null,
  },
  updateProfile: {
    id: 'users.updateProfile',
    method: 'POST',
    path: '/user/update-profile',
    access: access.self,
    feature: null,
  },
  updatePrivacy: {
    id: 'users.updatePrivacy',
    method: 'PUT',
    path: '/user/privacy',
    access: access.self,
    feature: null,
  },
  updateUsername: {
    id: 'users.updateUsername',
    method: 'PUT',
    path: '/user/username',
    access: access.self,
    feature: null,
  },
  byUsername: {
    id: 'users.byUsername',
    method: 'GET',
    path: '/user/by-username',
    access: access.self,
    feature: null,
  },
  lastSeen: {
    id: 'users.lastSeen',
    method: 'GET',
    path: '/user/last-seen',
    access: access.self,
    feature: null,
  },
  search: {
    id: 'users.search',
    method: 'GET',
    path: '/user',
    access: access.self,
    feature: null,
  },
  get: {
    id: 'users.get',
    method: 'GET',
    path: '/user/{id}',
    access: access.self,
    feature: null,
  },
});
