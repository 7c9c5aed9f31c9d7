import { z } from 'zod';
import { idSchema } from '../schema/id.ts';
import { personSchema } from './person.ts';

/** Somebody who may take part in a call (1 §3); language and accent are names of `GET /static/basic`. */
export const callParticipantSchema = z.object({
  ...personSchema.shape,
  language: z.string().nullable(),
  accent: z.string().nullable(),
});
/** Somebody who may take part in a call. */
export type CallParticipant = z.output<typeof callParticipantSchema>;

/** A call (1 §3): its topic's members and the id of whoever began it. */
export const callInfoSchema = z.object({
  uuid: idSchema,
  is_video: z.boolean(),
  created_by: idSchema,
  topic: z.object({ _id: idSchema, is_group: z.boolean(), members: z.array(callParticipantSchema) }),
});
/** A call. */
export type CallInfo = z.output<typeof callInfoSchema>;
