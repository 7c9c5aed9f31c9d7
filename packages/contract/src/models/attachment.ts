import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { linkSchema, shownName, text } from '../schema/text.ts';
import { timestampSchema } from '../schema/values.ts';
import { DTAttachmentType } from './DTAttachmentType.ts';

/**
 * What is known about a file: pixels, milliseconds and bytes. `preview` is a link to a smaller image; `peaks` (extension) the
 * waveform of a sound as whole numbers from 0 to 100.
 */
export const attachmentMetaSchema = z.object({
  width: z.int().min(0).max(100_000).optional(),
  height: z.int().min(0).max(100_000).optional(),
  duration: z.number().min(0).max(1e9).optional(),
  size: z.int().min(0).optional(),
  mime: text(120).optional(),
  preview: linkSchema.optional(),
  peaks: z.array(z.int().min(0).max(100)).max(200).optional(),
});

/** A file of a message, as sent. */
export const attachmentInputSchema = z.object({
  type: z.enum(DTAttachmentType),
  origin_url: linkSchema,
  name: shownName(limits.fileName),
  meta_data: attachmentMetaSchema.nullable().optional(),
});
/** A file of a message, as sent. */
export type AttachmentInput = z.input<typeof attachmentInputSchema>;

/** A file of a message, as stored. */
export const attachmentSchema = z.object({
  _id: z.string(),
  type: z.enum(DTAttachmentType),
  origin_url: z.string(),
  name: z.string(),
  meta_data: attachmentMetaSchema.nullable(),
  date: timestampSchema,
});
/** A file of a message, as stored. */
export type Attachment = z.output<typeof attachmentSchema>;

/** Where to PUT one file, and where it can be read afterwards. `file` repeats the requested name. */
export const uploadSlotSchema = z.object({
  file: z.string(),
  upload_url: z.string(),
  download_url: z.string(),
});
/** Where to PUT one file, and where it can be read afterwards. */
export type UploadSlot = z.output<typeof uploadSlotSchema>;
