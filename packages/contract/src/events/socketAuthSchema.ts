import * as z from 'zod';
import { limits } from '../limits.ts';
import { filledText } from '../schema/text.ts';

/** What every socket passes in `auth`: the session token, from which the server takes the person. */
export const socketAuthSchema = z.object({ token: filledText(limits.token) });
