import * as z from 'zod';
import { text } from '../schema/text.ts';
import { idSchema } from '../schema/values.ts';
import { personSchema } from './person.ts';

/** Somebody who may take part in a call; language and accent are names of `GET /static/basic`. */
export const callParticipantSchema = z.object({
  ...personSchema.shape,
  language: z.string().nullable(),
  accent: z.string().nullable(),
});

/** A call: its topic's members and the id of whoever began it. */
export const callInfoSchema = z.object({
  uuid: idSchema,
  is_video: z.boolean(),
  created_by: idSchema,
  topic: z.object({ _id: idSchema, is_group: z.boolean(), members: z.array(callParticipantSchema) }),
});

/** What a member of a call did: `call_created_by` is the id of whoever began the call. */
export const memberResponseSchema = z.object({
  response_type: z.enum(['hangup', 'endCall', 'reject']),
  user_id: idSchema,
  call_created_by: idSchema,
});

/** One rule of what a room records, as the media service defines it. */
export const recordingRuleSchema = z.object({
  type: z.enum(['include', 'exclude']),
  all: z.boolean().optional(),
  kind: z.enum(['audio', 'video', 'data']).optional(),
  track: text(200).optional(),
  publisher: text(200).optional(),
});

/** One line of a live transcript; the same `id` comes again until `isFinal`. `language` is a BCP 47 tag. */
export const transcriptItemSchema = z.object({
  id: z.string(),
  userId: idSchema,
  data: z.string(),
  isFinal: z.boolean(),
  isTranslated: z.boolean(),
  language: z.string(),
});
