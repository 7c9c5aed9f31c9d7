import * as z from 'zod';
import { idSchema } from '../schema/idSchema.ts';

/** Query of the `/chat` socket (1 §7). */
export const chatHandshakeSchema = z.object({ user_id: idSchema });
