import * as z from 'zod';
import { limits } from '../limits.ts';
import { filledText } from '../schema/filledText.ts';
import { linkSchema } from '../schema/linkSchema.ts';
import { attachmentMetaSchema } from './attachmentMetaSchema.ts';
import { attachmentTypes } from './attachmentTypes.ts';

/** A file of a message, as sent (1 §3). */
export const attachmentInputSchema = z.object({
  type: z.enum(attachmentTypes),
  origin_url: linkSchema,
  name: filledText(limits.fileName),
  meta_data: attachmentMetaSchema.nullable().optional(),
});
/** A file of a message, as sent. */
export type AttachmentInput = z.input<typeof attachmentInputSchema>;
