import * as z from 'zod';
import { idSchema } from '../schema/idSchema.ts';
import { timestampSchema } from '../schema/timestampSchema.ts';
import { changeFields } from './changeFields.ts';

/** A member has read up to `seen_time`. */
export const seenChangeSchema = z.object({
  ...changeFields,
  kind: z.literal('seen'),
  user_id: idSchema,
  seen_time: timestampSchema,
});
