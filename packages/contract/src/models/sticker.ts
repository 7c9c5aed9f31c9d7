import * as z from 'zod';
import { idSchema, timestampSchema } from '../schema/values.ts';

/** What goes with a message of type `sticker` whose picture is somebody's own: the name that its maker gave it, empty without one. */
export const stickerDataSchema = z.object({ name: z.string() });
/** What goes with a message whose picture is somebody's own sticker. */
export type StickerData = z.output<typeof stickerDataSchema>;

/**
 * A sticker of the person who asks. `file_url` is what a message of type `sticker` has as its `content`; `name` says what it shows,
 * a word or an emoji, and is empty where nobody said so.
 */
export const stickerSchema = z.object({
  _id: idSchema,
  file_url: z.string(),
  name: z.string(),
  created_at: timestampSchema,
});
/** A sticker of the person who asks. */
export type Sticker = z.output<typeof stickerSchema>;
