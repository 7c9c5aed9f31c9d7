import * as z from 'zod';
import { idSchema } from '../schema/values.ts';

/** Query of the `/chat` socket. */
export const chatHandshakeSchema = z.object({ user_id: idSchema });
