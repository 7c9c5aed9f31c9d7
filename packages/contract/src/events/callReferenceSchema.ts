import * as z from 'zod';
import { idSchema } from '../schema/values.ts';

/** The call an event is about: `{uuid}`, or the bare uuid; it arrives as the object. */
export const callReferenceSchema = z
  .union([z.object({ uuid: idSchema }), idSchema])
  .transform((value) => (typeof value === 'string' ? { uuid: value } : value));
