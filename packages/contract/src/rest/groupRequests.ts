import { access } from '../endpoint/access.ts';
import { defineRequests } from '../endpoint/defineRequests.ts';

/** Group conversations. Every member may add members, rename, leave and delete. A topic that is no group is not found. */
export const groupRequests = defineRequests({
  create: {
    id: 'groups.create',
    method: 'POST',
    path: '/topic/group',
    access: access.self,
    feature: 'groupChat',
  },
  update: {
    id: 'groups.update',
    method: 'PUT',
    path: '/topic/group',
    access: access.topicMember('body', 'topic_id'),
    feature: 'openTopic',
  },
  members: {
    id: 'groups.members',
    method: 'GET',
    path: '/topic/group/member',
    access: access.topicMember('query', 'topic_id'),
    feature: null,
    pagination: true,
  },
  addMembers: {
    id: 'groups.addMembers',
    method: 'POST',
    path: '/topic/group/member',
    access: access.topicMember('body', 'topic_id'),
    feature: 'openGroup',
  },
  links: {
    id: 'groups.links',
    method: 'GET',
    path: '/topic/group/link',
    access: access.topicMember('query', 'topic_id'),
    feature: null,
  },
  makeLink: {
    id: 'groups.makeLink',
    method: 'POST',
    path: '/topic/group/link',
    access: access.topicMember('body', 'topic_id'),
    feature: 'openGroup',
  },
  revokeLink: {
    id: 'groups.revokeLink',
    method: 'DELETE',
    path: '/topic/group/link',
    access: access.topicMember('query', 'topic_id'),
    feature: null,
  },
  readLink: {
    id: 'groups.readLink',
    method: 'POST',
    // The token is no part of the address: addresses are written into logs.
    path: '/topic/group/link/read',
    access: access.link('body', 'token'),
    feature: null,
  },
  join: {
    id: 'groups.join',
    method: 'POST',
    path: '/topic/group/link/join',
    access: access.self,
    feature: null,
  },
  leave: {
    id: 'groups.leave',
    method: 'POST',
    path: '/topic/group/leave',
    access: access.topicMember('body', 'topic_id'),
    feature: null,
  },
  delete: {
    id: 'groups.delete',
    method: 'DELETE',
    path: '/topic/group',
    access: access.topicMember('query', 'topic_id'),
    feature: null,
  },
  restore: {
    id: 'groups.restore',
    method: 'POST',
    path: '/topic/group/restore',
    // Nobody is its member then: the service knows who was.
    access: access.self,
    feature: null,
  },
});
