import * as z from 'zod';
import { sessionUserSchema } from './sessionUserSchema.ts';

/** A session that was just opened. */
export const sessionSchema = z.object({ access_token: z.string(), user: sessionUserSchema });
/** A session that was just opened. */
export type Session = z.output<typeof sessionSchema>;
