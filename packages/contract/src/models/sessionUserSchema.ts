import * as z from 'zod';
import { idSchema } from '../schema/idSchema.ts';

/** The person of a session; both names of the id, since the two verification calls name it differently (readings A4). */
export const sessionUserSchema = z.object({ _id: idSchema, id: idSchema });
