import * as z from 'zod';
import { access } from '../endpoint/access.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { limits } from '../limits.ts';
import { topicSchema } from '../models/topicSchema.ts';
import { filledText } from '../schema/filledText.ts';
import { flagSchema } from '../schema/flagSchema.ts';
import { idSchema } from '../schema/idSchema.ts';
import { linkSchema } from '../schema/linkSchema.ts';

const topicId = z.object({ topic_id: idSchema });

const targets = z.array(idSchema).min(1, 'Please select at least one member.').max(limits.groupMembers);

/** Group conversations (1 §7). Every member may add members, leave and delete (readings A37). */
export const groupEndpoints = {
  create: defineEndpoint({
    id: 'groups.create',
    method: 'POST',
    path: '/topic/group',
    access: access.self,
    feature: 'groupChat',
    limit: 'writes',
    body: z.object({
      target_user_ids: targets,
      topic_name: filledText(limits.groupName, 'Group name is required. Please enter one.'),
      topic_image: linkSchema.nullable().optional(),
      check_permission: flagSchema.default(true),
    }),
    data: topicSchema,
    errors: ['not_permitted', 'user_not_found', 'blocked', 'group_full'],
    stage: 'later',
    spec: '1 §7',
    summary: 'Makes a group of the reader and the named people.',
  }),
  addMembers: defineEndpoint({
    id: 'groups.addMembers',
    method: 'POST',
    path: '/topic/group/member',
    access: access.topicMember('body', 'topic_id'),
    feature: 'groupChat',
    limit: 'writes',
    body: z.object({
      topic_id: idSchema,
      target_user_ids: targets,
      check_permission: flagSchema.default(true),
    }),
    data: topicSchema,
    errors: ['not_permitted', 'topic_not_found', 'user_not_found', 'blocked', 'group_full'],
    stage: 'later',
    spec: '1 §7',
    summary: 'Adds people to a group; whoever is in it already stays in it once.',
  }),
  leave: defineEndpoint({
    id: 'groups.leave',
    method: 'POST',
    path: '/topic/group/leave',
    access: access.topicMember('body', 'topic_id'),
    feature: null,
    limit: 'writes',
    body: topicId,
    data: topicId,
    errors: ['topic_not_found'],
    stage: 'later',
    spec: '1 §7',
    summary: 'Takes the reader out of a group.',
  }),
  delete: defineEndpoint({
    id: 'groups.delete',
    method: 'DELETE',
    path: '/topic/group',
    access: access.topicMember('query', 'topic_id'),
    feature: null,
    limit: 'writes',
    query: topicId,
    data: topicId,
    errors: ['topic_not_found'],
    stage: 'later',
    spec: '1 §7',
    summary: 'Deletes a group for all its members.',
  }),
};
