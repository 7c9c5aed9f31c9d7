import * as z from 'zod';
import { idSchema } from '../schema/idSchema.ts';
import { callParticipantSchema } from './callParticipantSchema.ts';

/** A call (1 §3): its topic's members and the id of whoever began it. */
export const callInfoSchema = z.object({
  uuid: idSchema,
  is_video: z.boolean(),
  created_by: idSchema,
  topic: z.object({ _id: idSchema, is_group: z.boolean(), members: z.array(callParticipantSchema) }),
});
/** A call. */
export type CallInfo = z.output<typeof callInfoSchema>;
