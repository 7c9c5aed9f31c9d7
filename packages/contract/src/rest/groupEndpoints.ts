import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { groupInvitationSchema, groupLinkSchema } from '../models/groupLink.ts';
import { memberSchema } from '../models/person.ts';
import { topicSchema } from '../models/topic.ts';
import { linkSchema, shownName, text } from '../schema/text.ts';
import { flagSchema, idSchema, wholeNumber } from '../schema/values.ts';
import { groupRequests } from './groupRequests.ts';

const topicId = z.object({ topic_id: idSchema });

const linkToken = z.object({ token: text(100) });

const targets = z.array(idSchema).min(1, 'Please select at least one member.').max(limits.groupMembers);

const groupName = shownName(limits.groupName, 'Group name is required. Please enter one.');

/** Group conversations. Every member may add members, rename, leave and delete. A topic that is no group is not found. */
export const groupEndpoints = {
  create: defineEndpoint({
    ...groupRequests.create,
    limit: 'groupAdditions',
    body: z.object({
      target_user_ids: targets,
      topic_name: groupName,
      topic_image: linkSchema.nullable().optional(),
      check_permission: flagSchema.default(true),
    }),
    data: topicSchema,
    errors: ['not_permitted', 'user_not_found', 'blocked', 'group_full', 'file_not_found'],
    behaviour: 'groups#create-a-group',
    summary: 'Makes a group of the caller and the named people.',
  }),
  update: defineEndpoint({
    ...groupRequests.update,
    limit: 'writes',
    body: z.object({
      topic_id: idSchema,
      topic_name: groupName.optional(),
      topic_image: linkSchema.nullable().optional(),
    }),
    data: topicSchema,
    errors: ['not_permitted', 'topic_not_found', 'file_not_found'],
    extension: true,
    behaviour: 'groups#name-and-picture',
    summary: 'Gives a group another name or picture (null: none); what is left out stays.',
  }),
  members: defineEndpoint({
    ...groupRequests.members,
    limit: 'reads',
    query: z.object({
      topic_id: idSchema,
      page: wholeNumber(1, limits.pageNumberMax).default(1),
      limit: wholeNumber(1, limits.groupMembers).default(limits.groupMembers),
    }),
    data: z.array(memberSchema),
    errors: ['topic_not_found'],
    extension: true,
    behaviour: 'groups#member-list',
    summary: 'The members of a group by name, the caller first.',
  }),
  addMembers: defineEndpoint({
    ...groupRequests.addMembers,
    limit: 'groupAdditions',
    body: z.object({
      topic_id: idSchema,
      target_user_ids: targets,
      check_permission: flagSchema.default(true),
    }),
    data: topicSchema,
    errors: ['not_permitted', 'topic_not_found', 'user_not_found', 'blocked', 'group_full'],
    behaviour: 'groups#add-members',
    summary: 'Adds people to a group; whoever is in it already stays in it once.',
  }),
  links: defineEndpoint({
    ...groupRequests.links,
    limit: 'reads',
    query: topicId,
    data: z.array(groupLinkSchema),
    errors: ['topic_not_found'],
    extension: true,
    behaviour: 'groups#invite-links',
    summary: `The invite links of a group, newest first, at most ${limits.groupLinksKept}.`,
  }),
  makeLink: defineEndpoint({
    ...groupRequests.makeLink,
    limit: 'groupLinks',
    body: z.object({
      topic_id: idSchema,
      lifetime: z
        .int()
        .min(60)
        .max(limits.groupLinkDays * 86_400)
        .nullable()
        .default(null),
      max_uses: z.int().min(1).max(limits.groupMembers).nullable().default(null),
    }),
    data: groupLinkSchema,
    errors: ['not_permitted', 'topic_not_found', 'group_links_full'],
    extension: true,
    behaviour: 'groups#invite-links',
    summary:
      'Makes an invite link of a group: it ends after `lifetime` seconds, at most a year, and after `max_uses` people, where they are given.',
  }),
  revokeLink: defineEndpoint({
    ...groupRequests.revokeLink,
    limit: 'writes',
    query: z.object({ topic_id: idSchema, link_id: idSchema }),
    data: z.object({ link_id: idSchema }),
    errors: ['topic_not_found', 'group_link_not_found'],
    extension: true,
    behaviour: 'groups#invite-links',
    summary: 'Ends an invite link of a group, whoever made it; revoking twice is revoking once.',
  }),
  readLink: defineEndpoint({
    ...groupRequests.readLink,
    limit: 'groupLinkReads',
    body: linkToken,
    data: groupInvitationSchema,
    errors: ['group_link_not_found'],
    extension: true,
    behaviour: 'groups#joining-by-a-link',
    summary: 'What an invite link leads to, for everybody who has it, signed in or not.',
  }),
  join: defineEndpoint({
    ...groupRequests.join,
    limit: 'groupJoins',
    body: linkToken,
    data: topicSchema,
    errors: [
      'group_link_not_found',
      'group_link_expired',
      'group_link_used_up',
      'group_link_revoked',
      'group_link_closed',
      'group_link_refused',
      'group_full',
    ],
    extension: true,
    behaviour: 'groups#joining-by-a-link',
    summary: 'Makes the caller a member of the group that an invite link leads to; a member stays one.',
  }),
  leave: defineEndpoint({
    ...groupRequests.leave,
    limit: 'writes',
    body: topicId,
    data: topicId,
    errors: ['topic_not_found'],
    behaviour: 'groups#leave-a-group',
    summary: 'Takes the caller out of a group; the last one who leaves deletes it.',
  }),
  delete: defineEndpoint({
    ...groupRequests.delete,
    limit: 'groupDeletions',
    query: topicId,
    data: topicId,
    errors: ['topic_not_found'],
    behaviour: 'groups#delete-a-group',
    summary: `Deletes a group for all its members, with everything in it; for ${limits.groupRestoreSeconds} seconds each of them can bring it back.`,
  }),
  restore: defineEndpoint({
    ...groupRequests.restore,
    limit: 'writes',
    body: topicId,
    data: topicSchema,
    errors: ['topic_not_found'],
    extension: true,
    behaviour: 'groups#undo',
    summary: `Brings back a group that was deleted within the last ${limits.groupRestoreSeconds} seconds, for everybody who was in it.`,
  }),
};
