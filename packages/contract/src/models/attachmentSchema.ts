import * as z from 'zod';
import { timestampSchema } from '../schema/timestampSchema.ts';
import { attachmentMetaSchema } from './attachmentMetaSchema.ts';
import { attachmentTypes } from './attachmentTypes.ts';

/** A file of a message, as stored (1 §3). */
export const attachmentSchema = z.object({
  _id: z.string(),
  type: z.enum(attachmentTypes),
  origin_url: z.string(),
  name: z.string(),
  meta_data: attachmentMetaSchema.nullable(),
  date: timestampSchema,
});
/** A file of a message, as stored. */
export type Attachment = z.output<typeof attachmentSchema>;
