import * as z from 'zod';
import { idSchema } from '../schema/idSchema.ts';
import { changeFields } from './changeFields.ts';
import { memberSchema } from './memberSchema.ts';

/** People joined the group; `by` is the id of whoever added them. */
export const memberAddedChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('member-added'),
  members: z.array(memberSchema),
  by: idSchema.nullable(),
});
