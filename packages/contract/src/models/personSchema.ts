import * as z from 'zod';
import { idSchema } from '../schema/idSchema.ts';

/** The few facts of a person that accompany a message: `by` of 1 §3. `avatar` is a link or null. */
export const personSchema = z.object({ _id: idSchema, name: z.string(), avatar: z.string().nullable() });
/** The few facts of a person that accompany a message. */
export type Person = z.output<typeof personSchema>;
