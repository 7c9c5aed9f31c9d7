import { z } from 'zod';
import { limits } from '../limits.ts';
import { filledText } from '../schema/filledText.ts';
import { linkSchema } from '../schema/link.ts';
import { text } from '../schema/text.ts';
import { timestampSchema } from '../schema/timestamp.ts';

/** Kinds of attachment (1 §3: DTAttachmentType). */
export const attachmentTypes = ['image', 'video', 'audio', 'file'] as const;

/** What is known about a file: pixels, milliseconds and bytes. `preview` is a link to a smaller image. */
export const attachmentMetaSchema = z.object({
  width: z.int().min(0).max(100_000).optional(),
  height: z.int().min(0).max(100_000).optional(),
  duration: z.number().min(0).max(1e9).optional(),
  size: z.int().min(0).optional(),
  mime: text(120).optional(),
  preview: linkSchema.optional(),
});

/** A file of a message, as sent (1 §3). */
export const attachmentInputSchema = z.object({
  type: z.enum(attachmentTypes),
  origin_url: linkSchema,
  name: filledText(limits.fileName),
  meta_data: attachmentMetaSchema.nullable().optional(),
});
/** A file of a message, as sent. */
export type AttachmentInput = z.input<typeof attachmentInputSchema>;

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
