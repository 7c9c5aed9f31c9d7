import * as z from 'zod';
import { defineEvent } from '../event/defineEvent.ts';
import { callRecordingSchema, callTimesSchema, memberResponseSchema } from '../models/call.ts';
import { personSchema } from '../models/person.ts';
import { idSchema } from '../schema/values.ts';
import { acknowledgementSchema } from './acknowledgementSchema.ts';

const behaviour = 'sockets#call-events';

/** The call an event is about: `{uuid}`, or the bare uuid; it arrives as the object. */
export const callReferenceSchema = z
  .union([z.object({ uuid: idSchema }), idSchema])
  .transform((value) => (typeof value === 'string' ? { uuid: value } : value));

/** Events of the `/call` socket, both directions. */
export const callEvents = {
  callListen: defineEvent({
    id: 'call.call-listen',
    namespace: '/call',
    direction: 'toServer',
    name: 'call-listen',
    payload: callReferenceSchema,
    ack: acknowledgementSchema,
    access: 'callParticipant',
    feature: null,
    limit: null,
    errors: ['call_not_found'],
    behaviour,
    summary: "Subscribes to the members' responses to a call.",
  }),
  callStopListen: defineEvent({
    id: 'call.call-stop-listen',
    namespace: '/call',
    direction: 'toServer',
    name: 'call-stop-listen',
    payload: callReferenceSchema,
    ack: acknowledgementSchema,
    access: 'self',
    feature: null,
    limit: null,
    errors: [],
    behaviour,
    summary: "Unsubscribes from the members' responses to a call.",
  }),
  memberResponse: defineEvent({
    id: 'call.member-response',
    namespace: '/call',
    direction: 'toClient',
    name: 'member-response',
    suffix: ['uuid'],
    payload: memberResponseSchema,
    behaviour,
    summary: 'A member hung up, ended or rejected the call.',
  }),
  callRecording: defineEvent({
    id: 'call.call-recording',
    namespace: '/call',
    direction: 'toClient',
    name: 'call-recording',
    suffix: ['uuid'],
    payload: z.object({ uuid: idSchema, recording: callRecordingSchema.nullable() }),
    extension: true,
    behaviour: 'calls#recording',
    summary: 'Somebody began to record the call, or stopped.',
  }),
  incomingCall: defineEvent({
    id: 'call.incoming-call',
    namespace: '/call',
    direction: 'toClient',
    name: 'incoming-call',
    suffix: ['user_id'],
    payload: z.object({
      topic_id: idSchema,
      uuid: idSchema,
      /** `1` is video, anything else audio. */
      call_type: z.string(),
      caller: personSchema,
      ...callTimesSchema.shape,
    }),
    behaviour: 'calls#ringing',
    summary: 'Somebody calls the user; sent beside the push, for pages without permission to notify.',
  }),
  incomingCallEnded: defineEvent({
    id: 'call.incoming-call-ended',
    namespace: '/call',
    direction: 'toClient',
    name: 'incoming-call-ended',
    suffix: ['user_id'],
    payload: z.object({
      uuid: idSchema,
      reason: z.enum(['answered', 'rejected', 'cancelled', 'missed']),
    }),
    behaviour: 'calls#ringing',
    summary: 'The call need not be shown any more on this device, and why.',
  }),
};
