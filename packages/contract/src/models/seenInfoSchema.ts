import * as z from 'zod';
import { timestampSchema } from '../schema/timestampSchema.ts';
import { personSchema } from './personSchema.ts';

/** How far a member has read (1 §3); `seen_time` is the date of the last message seen. */
export const seenInfoSchema = z.object({ ...personSchema.shape, seen_time: timestampSchema });
/** How far a member has read. */
export type SeenInfo = z.output<typeof seenInfoSchema>;
