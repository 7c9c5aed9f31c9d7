import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { isStorable, linkSchema } from '../schema/text.ts';

/** A web address with its scheme, `http` or `https`. */
export const webAddressSchema = z
  .url({ protocol: /^https?$/, error: 'An address must begin with http:// or https://.' })
  .max(limits.link)
  .refine(isStorable, 'An address holds characters that cannot be stored.');

/**
 * What a page says about itself: `host` is where it was found, after redirects, `site` the name that it gives itself, `image` a
 * picture of it that lies on this server.
 */
export const linkPreviewSchema = z.object({
  url: z.string(),
  host: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  site: z.string().nullable(),
  image: linkSchema.nullable(),
});
/** What a page says about itself. */
export type LinkPreview = z.output<typeof linkPreviewSchema>;
