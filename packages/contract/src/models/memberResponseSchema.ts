import * as z from 'zod';
import { idSchema } from '../schema/idSchema.ts';

/** What a member of a call did (1 §3): `call_created_by` is the id of whoever began the call. */
export const memberResponseSchema = z.object({
  response_type: z.enum(['hangup', 'endCall', 'reject']),
  user_id: idSchema,
  call_created_by: idSchema,
});
/** What a member of a call did. */
export type MemberResponse = z.output<typeof memberResponseSchema>;
