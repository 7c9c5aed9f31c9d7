import * as z from 'zod';
import { callReactions } from '../constants/callReactions.ts';
import { defineEvent } from '../event/defineEvent.ts';
import {
  callMemberSchema,
  callRecordingSchema,
  callTimesSchema,
  memberResponseSchema,
  transcriptRunSchema,
} from '../models/call.ts';
import { personSchema } from '../models/person.ts';
import { idSchema, timestampSchema } from '../schema/values.ts';
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
  callHand: defineEvent({
    ...callEventNames.callHand,
    payload: z.object({ uuid: idSchema, is_raised: z.boolean() }),
    ack: acknowledgementSchema,
    extension: true,
    access: 'callParticipant',
    feature: null,
    limit: 'callSignals',
    errors: ['call_not_found'],
    behaviour: 'calls#hands-and-reactions',
    summary: 'Raises or lowers the hand of somebody who is in the call; a hand that is up keeps its turn.',
  }),
  callReact: defineEvent({
    ...callEventNames.callReact,
    payload: z.object({ uuid: idSchema, emoji: z.enum(callReactions) }),
    ack: acknowledgementSchema,
    extension: true,
    access: 'callParticipant',
    feature: null,
    limit: 'callSignals',
    errors: ['call_not_found'],
    behaviour: 'calls#hands-and-reactions',
    summary: 'Shows a reaction of somebody who is in the call to everybody in it; it is not stored.',
  }),
  handChanged: defineEvent({
    ...callEventNames.handChanged,
    /** `raised_at` is null for a hand that is down. */
    payload: z.object({ uuid: idSchema, user_id: idSchema, raised_at: timestampSchema.nullable() }),
    extension: true,
    behaviour: 'calls#hands-and-reactions',
    summary: 'Somebody raised or lowered a hand.',
  }),
  handsRaised: defineEvent({
    ...callEventNames.handsRaised,
    payload: z.object({
      uuid: idSchema,
      hands: z.array(z.object({ user_id: idSchema, raised_at: timestampSchema })),
    }),
    extension: true,
    behaviour: 'calls#hands-and-reactions',
    summary: 'All hands that are up, for a page that subscribes.',
  }),
  reactionShown: defineEvent({
    ...callEventNames.reactionShown,
    payload: z.object({ uuid: idSchema, user_id: idSchema, emoji: z.enum(callReactions) }),
    extension: true,
    behaviour: 'calls#hands-and-reactions',
    summary: 'Somebody in the call reacted.',
  }),
  memberResponse: defineEvent({
    ...callEventNames.memberResponse,
    payload: memberResponseSchema,
    behaviour,
    summary: 'A member hung up, ended or rejected the call.',
  }),
  callMember: defineEvent({
    ...callEventNames.callMember,
    payload: z.object({ uuid: idSchema, ...callMemberSchema.shape, person: personSchema }),
    extension: true,
    behaviour: 'calls#adding-people',
    summary:
      'Somebody was added to the call and is rung or busy, or has answered, refused, missed or left it since.',
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
      /** Extension: who is in the call besides `caller`, for somebody who is added to it; absent where it begins. */
      joins: z.array(personSchema).optional(),
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
