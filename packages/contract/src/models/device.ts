import * as z from 'zod';
import { idSchema, timestampSchema } from '../schema/values.ts';

/** A device on which somebody is signed in, as its owner sees it. */
export const deviceSchema = z.object({
  /** Id of the session; never its token. */
  _id: idSchema,
  /** Name of the browser, `Firefox`; null where it did not say. */
  browser: z.string().nullable(),
  /** Name of the operating system, `Windows`; null where the browser did not say. */
  system: z.string().nullable(),
  /** When it signed in. */
  created_at: timestampSchema,
  /** When it was last used, up to a quarter of an hour ago. */
  last_active_at: timestampSchema,
  /** Whether it is the one that asks. */
  is_current: z.boolean(),
});
/** A device on which somebody is signed in. */
export type Device = z.output<typeof deviceSchema>;
