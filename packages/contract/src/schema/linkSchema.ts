import * as z from 'zod';
import { limits } from '../limits.ts';
import { isStorable } from './isStorable.ts';

/** An `http(s)` address, or a path on the same host; other schemes are refused because links end up in `href` and `src`. */
export const linkSchema = z
  .string()
  .max(limits.link)
  .regex(/^(https?:\/\/[^\s]+|\/(?!\/)[^\s\\]*)$/i, 'A link must begin with http://, https:// or /.')
  .refine(isStorable, 'A link holds characters that cannot be stored.');
