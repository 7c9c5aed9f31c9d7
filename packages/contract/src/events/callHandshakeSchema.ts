import * as z from 'zod';
import { idSchema } from '../schema/idSchema.ts';

/** Query of the `/call` socket (1 §7). */
export const callHandshakeSchema = z.object({ user_id: idSchema });
