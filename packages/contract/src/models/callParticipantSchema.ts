import * as z from 'zod';
import { personSchema } from './personSchema.ts';

/** Somebody who may take part in a call (1 §3); language and accent are names of `GET /static/basic`. */
export const callParticipantSchema = z.object({
  ...personSchema.shape,
  language: z.string().nullable(),
  accent: z.string().nullable(),
});
/** Somebody who may take part in a call. */
export type CallParticipant = z.output<typeof callParticipantSchema>;
