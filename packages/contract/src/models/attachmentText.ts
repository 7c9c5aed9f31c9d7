import * as z from 'zod';
import { translationSchema } from './translation.ts';

/**
 * How far the recognition of an attachment's words has come. `empty`: nothing was said, or nothing is written. `unavailable`: no
 * engine here can recognise it.
 */
export const attachmentTextStates = ['queued', 'done', 'empty', 'failed', 'unavailable'] as const;

/** A place in a picture, as shares of its width and height from 0 to 1; `x` and `y` are the left upper corner. */
export const textBoxSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
/** A place in a picture, as shares of its width and height. */
export type TextBox = z.output<typeof textBoxSchema>;

/**
 * The words of a voice message or in a picture, for one reader. `language` is the BCP 47 tag of what is said or written, or of what
 * no engine knows. `engine` recognised it: `where` says whether on this server or at a service, `service` the host of that. `lines` are
 * those of a picture, whose `translated` is null where there is no translation.
 */
export const attachmentTextSchema = z.object({
  chat_id: z.string(),
  place: z.int(),
  state: z.enum(attachmentTextStates),
  language: z.string().nullable(),
  engine: z
    .object({
      name: z.string(),
      where: z.enum(['server', 'service']),
      service: z.string().nullable(),
      quality: z.enum(['good', 'rough']),
    })
    .nullable(),
  text: z.string().nullable(),
  lines: z.array(z.object({ text: z.string(), translated: z.string().nullable(), box: textBoxSchema })),
  translated: z.string().nullable(),
  translation: translationSchema,
});
/** The words of a voice message or in a picture, for one reader. */
export type AttachmentText = z.output<typeof attachmentTextSchema>;
