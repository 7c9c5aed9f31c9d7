import { defineEvent } from '../event/defineEvent.ts';
import { memberResponseSchema } from '../models/call.ts';
import { acknowledgementSchema } from './acknowledgementSchema.ts';
import { callReferenceSchema } from './callReferenceSchema.ts';

const behaviour = 'sockets#call-events';

/** Events of the `/call` socket, both directions. */
export const callEvents = {
  callListen: defineEvent({
    id: 'call.call-listen',
    namespace: '/call',
    direction: 'toServer',
    name: 'call-listen',
    payload: callReferenceSchema,
    ack: acknowledgementSchema,
    behaviour,
    summary: "Asks for the members' responses to a call.",
  }),
  callStopListen: defineEvent({
    id: 'call.call-stop-listen',
    namespace: '/call',
    direction: 'toServer',
    name: 'call-stop-listen',
    payload: callReferenceSchema,
    ack: acknowledgementSchema,
    behaviour,
    summary: "Ends the members' responses to a call.",
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
};
