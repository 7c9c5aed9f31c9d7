import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { profilePayloadSchema, profileSchema } from '../models/profile.ts';
import { userSchema } from '../models/user.ts';
import { text } from '../schema/text.ts';
import { usernameSchema } from '../schema/username.ts';
import { flagSchema, idSchema, timestampSchema, wholeNumber } from '../schema/values.ts';
import { userRequests } from './userRequests.ts';

/** The caller's profile, and other people. */
export const userEndpoints = {
  me: defineEndpoint({
    ...userRequests.me,
    limit: 'reads',
    data: profileSchema,
    errors: ['user_not_found'],
    behaviour: 'profile#own-profile',
    summary: "The caller's own profile, plan and card.",
  }),
  updateProfile: defineEndpoint({
    ...userRequests.updateProfile,
    limit: 'profileChanges',
    body: profilePayloadSchema,
    data: profileSchema,
    errors: [
      'user_not_found',
      'email_taken',
      'email_needed',
      'country_unknown',
      'language_unknown',
      'accent_unknown',
      'file_not_found',
      'file_too_large',
      'file_type_refused',
      'delivery_failed',
    ],
    behaviour: 'profile#profile-update',
    summary: "Changes the caller's profile.",
  }),
  updatePrivacy: defineEndpoint({
    ...userRequests.updatePrivacy,
    limit: 'profileChanges',
    body: z.object({ shows_last_seen: flagSchema }),
    data: profileSchema,
    errors: ['user_not_found'],
    extension: true,
    behaviour: 'profile#last-seen',
    summary: 'Sets whether others see when the caller was last online, and the caller when they were.',
  }),
  updateUsername: defineEndpoint({
    ...userRequests.updateUsername,
    limit: 'usernames',
    body: z.object({ username: usernameSchema.nullable() }),
    data: profileSchema,
    errors: ['user_not_found', 'username_taken', 'username_reserved', 'username_changes'],
    extension: true,
    behaviour: 'profile#username',
    summary: 'Gives the caller a username by which others find them, or takes it away (null).',
  }),
  byUsername: defineEndpoint({
    ...userRequests.byUsername,
    limit: 'searches',
    query: z.object({ username: usernameSchema }),
    data: userSchema,
    errors: ['user_not_found'],
    extension: true,
    behaviour: 'people#profile-links',
    summary: 'The person who has a username; not found by those whom they block.',
  }),
  lastSeen: defineEndpoint({
    ...userRequests.lastSeen,
    limit: 'reads',
    query: z.object({ user_id: idSchema }),
    data: z.object({ last_seen: timestampSchema.nullable() }),
    errors: ['user_not_found'],
    extension: true,
    behaviour: 'profile#last-seen',
    summary:
      'When somebody with whom the caller shares a conversation was here last; null while they are here, and where one of the two does not show it.',
  }),
  search: defineEndpoint({
    ...userRequests.search,
    limit: 'searches',
    query: z.object({
      query: text(limits.searchText).default(''),
      limit: wholeNumber(1, limits.pageMax).default(limits.searchPage),
    }),
    data: z.array(userSchema),
    errors: [],
    behaviour: 'people#find-people',
    summary: 'Finds people by name, phone number or email address; never the caller.',
  }),
  get: defineEndpoint({
    ...userRequests.get,
    limit: 'reads',
    params: z.object({ id: idSchema }),
    data: userSchema,
    errors: ['user_not_found'],
    behaviour: 'people#person',
    summary: "One person with the caller's relation to it.",
  }),
};
