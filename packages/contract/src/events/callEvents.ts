import * as z from 'zod';
import { defineEvent } from '../event/defineEvent.ts';
import {
  callRecordingSchema,
  callTimesSchema,
  memberResponseSchema,
  transcriptRunSchema,
} from '../models/call.ts';
import { personSchema } from '../models/person.ts';
import { idSchema } from '../schema/values.ts';
import { acknowledgementSchema } from './acknowledgementSchema.ts';
import { callEventNames } from './callEventNames.ts';

const behaviour = 'sockets#call-events';

/** The call an event is about: `{uuid}`, or the bare uuid; it arrives as the object. */
export const callReferenceSchema = z
  .union([z.object({ uuid: idSchema }), idSchema])
  .transform((value) => (typeof value === 'string' ? { uuid: value } : value));

/** Events of the `/call` socket, both directions. */
export const callEvents = {
  callListen: defineEvent({
    ...callEventNames.callListen,
    payload: callReferenceSchema,
    ack: acknowledgementSchema,
    access: 'callParticipant',
    feature: null,
    limit: 'subscriptions',
    errors: ['call_not_found'],
    behaviour,
    summary: "Subscribes to the members' responses to a call.",
  }),
  callStopListen: defineEvent({
    ...callEventNames.callStopListen,
    payload: callReferenceSchema,
    ack: acknowledgementSchema,
    access: 'self',
    feature: null,
    limit: 'subscriptions',
    errors: [],
    behaviour,
    summary: "Unsubscribes from the members' responses to a call.",
  }),
  memberResponse: defineEvent({
    ...callEventNames.memberResponse,
    payload: memberResponseSchema,
    behaviour,
    summary: 'A member hung up, ended or rejected the call.',
  }),
  callRecording: defineEvent({
    ...callEventNames.callRecording,
    payload: z.object({ uuid: idSchema, recording: callRecordingSchema.nullable() }),
    extension: true,
    behaviour: 'calls#recording',
    summary: 'Somebody began to record the call, or stopped.',
  }),
  transcriptState: defineEvent({
    ...callEventNames.transcriptState,
    /** `version` grows with every change: of two states that arrive in another order the higher one counts. */
    payload: z.object({
      uuid: idSchema,
      version: z.int().min(0),
      transcript: transcriptRunSchema.nullable(),
    }),
    extension: true,
    behaviour: 'calls#transcript',
    summary:
      'Somebody started or stopped the transcript of the call, or how a speaker is transcribed has changed.',
  }),
  incomingCall: defineEvent({
    ...callEventNames.incomingCall,
    payload: z.object({
      topic_id: idSchema,
      uuid: idSchema,
      /** `1` is video, anything else audio. */
      call_type: z.string(),
      caller: personSchema,
      /** Extension: the group that is called, by its name or those of its other members; null for a call between two. */
      group: z.object({ name: z.string() }).nullable(),
      ...callTimesSchema.shape,
    }),
    behaviour: 'calls#ringing',
    summary: 'Somebody calls the user; sent beside the push, for pages without permission to notify.',
  }),
  incomingCallEnded: defineEvent({
    ...callEventNames.incomingCallEnded,
    payload: z.object({
      uuid: idSchema,
      reason: z.enum(['answered', 'rejected', 'cancelled', 'missed']),
    }),
    behaviour: 'calls#ringing',
    summary: 'The call need not be shown any more on this device, and why.',
  }),
};
