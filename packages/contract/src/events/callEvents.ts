import { defineEvent } from '../event/defineEvent.ts';
import { memberResponseSchema } from '../models/memberResponseSchema.ts';
import { acknowledgementSchema } from './acknowledgementSchema.ts';
import { callReferenceSchema } from './callReferenceSchema.ts';

const spec = '1 §7 Real-time connections';

/** Events of the `/call` socket (1 §7), both directions. */
export const callEvents = {
  callListen: defineEvent({
    id: 'call.call-listen',
    namespace: '/call',
    direction: 'toServer',
    name: 'call-listen',
    payload: callReferenceSchema,
    ack: acknowledgementSchema,
    spec,
    summary: "Asks for the members' responses to a call.",
  }),
  callStopListen: defineEvent({
    id: 'call.call-stop-listen',
    namespace: '/call',
    direction: 'toServer',
    name: 'call-stop-listen',
    payload: callReferenceSchema,
    ack: acknowledgementSchema,
    spec,
    summary: "Ends the members' responses to a call.",
  }),
  memberResponse: defineEvent({
    id: 'call.member-response',
    namespace: '/call',
    direction: 'toClient',
    name: 'member-response',
    suffix: ['uuid'],
    payload: memberResponseSchema,
    spec,
    summary: 'A member hung up, ended or rejected the call.',
  }),
};
