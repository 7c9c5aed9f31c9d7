import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { idSchema, timestampSchema } from '../schema/values.ts';
import { personSchema } from './person.ts';

/**
 * Whether an invite link of a group lets people in, and otherwise why not. `closed`: whoever made it has left or may add nobody any
 * more, or the group is gone.
 */
export const groupLinkStates = ['open', 'expired', 'used_up', 'revoked', 'closed'] as const;

/**
 * An invite link of a group as its members get it. `token` is null where the caller may not add members, and once the link has
 * ended: `/join/{token}` is the page that it opens. `join_count` is how many joined by it; `by` is whoever made it.
 */
export const groupLinkSchema = z.object({
  _id: idSchema,
  token: z.string().nullable(),
  state: z.enum(groupLinkStates),
  by: personSchema,
  created_at: timestampSchema,
  expires_at: timestampSchema.nullable(),
  max_uses: z.int().min(1).max(limits.groupMembers).nullable(),
  join_count: z.int(),
});
/** An invite link of a group as its members get it. */
export type GroupLink = z.output<typeof groupLinkSchema>;

/**
 * What whoever opens an invite link is shown. `full`: the group holds no more people; `refused`: this person is not let in by this
 * link. Name, picture and number of members come only with `open` and `full`, and `topic_id` only to a member.
 */
export const groupInvitationSchema = z.object({
  state: z.enum([...groupLinkStates, 'full', 'refused']),
  name: z.string().nullable(),
  image: z.string().nullable(),
  member_count: z.int().nullable(),
  topic_id: idSchema.nullable(),
});
/** What whoever opens an invite link is shown. */
export type GroupInvitation = z.output<typeof groupInvitationSchema>;
