import * as z from 'zod';
import { idSchema } from '../schema/idSchema.ts';
import { changeFields } from './changeFields.ts';

/** A member left the group. */
export const memberRemovedChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('member-removed'),
  user_id: idSchema,
});
