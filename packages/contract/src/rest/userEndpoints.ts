import * as z from 'zod';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { limits } from '../limits.ts';
import { profilePayloadSchema } from '../models/profilePayloadSchema.ts';
import { profileSchema } from '../models/profileSchema.ts';
import { userSchema } from '../models/userSchema.ts';
import { idSchema } from '../schema/idSchema.ts';
import { text } from '../schema/text.ts';
import { wholeNumber } from '../schema/wholeNumber.ts';

/** The reader's profile, and other people (0 §7, 1 §7). */
export const userEndpoints = {
  me: defineEndpoint({
    id: 'users.me',
    method: 'GET',
    path: '/user/me',
    auth: 'bearer',
    data: profileSchema,
    errors: [],
    spec: '0 §7, readings B6',
    summary: "The reader's own profile, plan and card.",
  }),
  updateProfile: defineEndpoint({
    id: 'users.updateProfile',
    method: 'POST',
    path: '/user/update-profile',
    auth: 'bearer',
    body: profilePayloadSchema,
    data: profileSchema,
    errors: [
      'email_taken',
      'country_unknown',
      'language_unknown',
      'accent_unknown',
      'file_not_found',
      'file_too_large',
      'file_type_refused',
      'delivery_failed',
    ],
    spec: '0 §7',
    summary: "Changes the reader's profile.",
  }),
  search: defineEndpoint({
    id: 'users.search',
    method: 'GET',
    path: '/user',
    auth: 'bearer',
    query: z.object({
      query: text(limits.searchText).default(''),
      limit: wholeNumber(1, limits.pageMax).default(limits.searchPage),
    }),
    data: z.array(userSchema),
    errors: [],
    spec: '1 §7',
    summary: 'Finds people by name, phone number or email address; never the reader.',
  }),
  get: defineEndpoint({
    id: 'users.get',
    method: 'GET',
    path: '/user/{id}',
    auth: 'bearer',
    params: z.object({ id: idSchema }),
    data: userSchema,
    errors: ['user_not_found'],
    spec: '1 §7',
    summary: "One person with the reader's relation to it.",
  }),
};
