import * as z from 'zod';
import { idSchema } from '../schema/values.ts';

/** Query of the `/call` socket. */
export const callHandshakeSchema = z.object({ user_id: idSchema });
