import { z } from 'zod';
import { limits } from '../limits.ts';
import { filledText } from '../schema/filledText.ts';
import { idSchema } from '../schema/id.ts';

/** What every socket passes in `auth`: the session token, from which the server takes the person (readings D3). */
export const socketAuthSchema = z.object({ token: filledText(limits.token) });

/** Query of the `/chat` socket (1 §7). */
export const chatHandshakeSchema = z.object({ user_id: idSchema });
