import * as z from 'zod';
import { text } from '../schema/text.ts';
import { idSchema, timestampSchema } from '../schema/values.ts';
import { callEndings, callMemberKinds } from './applyCallEvent.ts';
import { personSchema } from './person.ts';

/** Somebody who may take part in a call; language and accent are names of `GET /static/basic`. */
export const callParticipantSchema = z.object({
  ...personSchema.shape,
  language: z.string().nullable(),
  accent: z.string().nullable(),
});

/** Where somebody stands in a call (extension): `invited_by` is who added them while it ran; absent for whoever was called with all. */
export const callMemberSchema = z.object({
  user_id: idSchema,
  state: z.enum(callMemberKinds),
  invited_by: idSchema.optional(),
});

/**
 * Where a call stands (extension): `ending` says why it is over, null before; `members` where everybody stands who was called,
 * or calls.
 */
export const callStateSchema = z.object({
  phase: z.enum(['ringing', 'running', 'over']),
  ending: z.enum(callEndings).nullable(),
  members: z.array(callMemberSchema),
});

/** Somebody whom one may add to a call (extension), with where they stand in it; null where they were not asked. */
export const callCandidateSchema = z.object({
  ...personSchema.shape,
  state: z.enum(callMemberKinds).nullable(),
});

/** What browsers record calls as. */
export const recordingTypes = ['video/webm', 'video/mp4'] as const;

/** A recording that runs, and whose browser makes it (extension). */
export const callRecordingSchema = z.object({
  recording_id: idSchema,
  user_id: idSchema,
  started_at: timestampSchema,
});

/**
 * The times of a call, for whoever is added to it those of their own ring, all by the clock of the server: clients compare them with each other, as the clock of a device may be
 * wrong. Extensions, but for `started_at` and `sent_at` of a ring.
 */
export const callTimesSchema = z.object({
  /** When it began to ring. */
  started_at: timestampSchema,
  /** Until when a ring is shown that arrives; what is sent later is a missed call. */
  fresh_until: timestampSchema,
  /** When whoever has not answered has missed it. */
  ring_until: timestampSchema,
  /** When this was sent. */
  sent_at: timestampSchema,
});

/**
 * A time of which a transcript has nothing (extension); `userId` is null where that concerns everybody. `dropped`: what was said
 * then is no longer known, for whoever reads later.
 */
export const transcriptGapSchema = z.object({
  id: z.string(),
  userId: idSchema.nullable(),
  reason: z.enum(['connection', 'overload', 'engine', 'dropped']),
  started_at: timestampSchema,
  ended_at: timestampSchema.nullable(),
});

/**
 * How the words of a speaker come into a transcript (extension). `source`: being found out, by an engine, by the speaker's own
 * browser, by an engine that does not answer, by none that knows the language, not at all as they wish, or as the prepared text of
 * a recorded voice. `place` says where
 * the sound goes, `service` which service that is.
 */
export const transcriptSpeakerSchema = z.object({
  user_id: idSchema,
  language: z.string(),
  source: z.enum(['pending', 'engine', 'browser', 'lost', 'unsupported', 'refused', 'prepared']),
  engine: z.string().nullable(),
  place: z.enum(['device', 'server', 'service']).nullable(),
  service: z.string().nullable(),
  quality: z.enum(['good', 'rough']),
});

/** A transcript that runs in a call (extension), who reads it, and who is transcribed by what. */
export const transcriptRunSchema = z.object({
  started_by: idSchema,
  started_at: timestampSchema,
  readers: z.array(idSchema),
  speakers: z.array(transcriptSpeakerSchema),
});

/**
 * A call: its topic's members and the id of whoever began it. Extensions: its times, `return_seconds` (for which the place of
 * somebody is kept whose page or connection is gone), `running_since` (when the first answer came; null before), `state`, `recording`, null while nobody records with their browser, `transcript`,
 * null while none runs, `guests`: who was added and is no member of the conversation, `own_media`: whether the person is heard and seen, null while none of their devices is in the call, and
 * `recorded_voices`: whom of the demo, of those whom the person called or added, their page lets speak with a recorded voice; absent elsewhere.
 */
export const callInfoSchema = z.object({
  uuid: idSchema,
  is_video: z.boolean(),
  created_by: idSchema,
  ...callTimesSchema.shape,
  return_seconds: z.int().min(0),
  running_since: timestampSchema.nullable(),
  state: callStateSchema,
  recording: callRecordingSchema.nullable(),
  transcript: transcriptRunSchema.nullable().optional(),
  guests: z.array(callParticipantSchema),
  own_media: z.object({ microphone: z.boolean(), camera: z.boolean() }).nullable(),
  recorded_voices: z.array(idSchema).optional(),
  topic: z.object({ _id: idSchema, is_group: z.boolean(), members: z.array(callParticipantSchema) }),
});

/**
 * What a member of a call did: `call_created_by` is the id of whoever began the call. Extensions: `is_over`, whether the call
 * is over with it; `is_busy`, whether a rejection was the server's, for somebody who is in another call.
 */
export const memberResponseSchema = z.object({
  response_type: z.enum(['hangup', 'endCall', 'reject']),
  user_id: idSchema,
  call_created_by: idSchema,
  is_over: z.boolean(),
  is_busy: z.boolean().optional(),
});

/** One rule of what a room records, as the media service defines it. */
export const recordingRuleSchema = z.object({
  type: z.enum(['include', 'exclude']),
  all: z.boolean().optional(),
  kind: z.enum(['audio', 'video', 'data']).optional(),
  track: text(200).optional(),
  publisher: text(200).optional(),
});

/**
 * One line of a live transcript; the same `id` comes again until `isFinal`. `language` is a BCP 47 tag. Extensions: `revision`
 * counts the texts of an utterance in one language; so many UTF-16 units as `stable` says at the beginning of `data` do not
 * change any more; `failed` says of a translation that there will be none, and then `data` is empty.
 */
export const transcriptItemSchema = z.object({
  id: z.string(),
  userId: idSchema,
  data: z.string(),
  isFinal: z.boolean(),
  isTranslated: z.boolean(),
  language: z.string(),
  revision: z.int().min(0).optional(),
  stable: z.int().min(0).optional(),
  started_at: timestampSchema.optional(),
  ended_at: timestampSchema.nullable().optional(),
  quality: z.enum(['good', 'rough']).optional(),
  failed: z.boolean().optional(),
});
/** One line of a live transcript. */
export type TranscriptItem = z.output<typeof transcriptItemSchema>;
/** A transcript that runs in a call. */
export type TranscriptRun = z.output<typeof transcriptRunSchema>;
/** How the words of a speaker come into a transcript. */
export type TranscriptSpeaker = z.output<typeof transcriptSpeakerSchema>;
