import { nameEvents } from '../event/nameEvents.ts';

const { received, sent } = nameEvents('call');

/** The events of the `/call` socket without their schemas, both directions. */
export const callEventNames = {
  callListen: sent('call-listen'),
  callStopListen: sent('call-stop-listen'),
  memberResponse: received('member-response', 'uuid'),
  callRecording: received('call-recording', 'uuid'),
  incomingCall: received('incoming-call', 'user_id'),
  incomingCallEnded: received('incoming-call-ended', 'user_id'),
};
