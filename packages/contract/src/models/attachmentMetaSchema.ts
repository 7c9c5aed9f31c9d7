import * as z from 'zod';
import { linkSchema } from '../schema/linkSchema.ts';
import { text } from '../schema/text.ts';

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
