import { nameEvents } from '../event/nameEvents.ts';

const { receivedAbout, sent } = nameEvents('call');

/** The events of the `/call` socket without their schemas, both directions. */
export const callEventNames = {
  callListen: sent('call-listen'),
  callStopListen: sent('call-stop-listen'),
  callHand: sent('call-hand'),
  callReact: sent('call-react'),
  handChanged: receivedAbout('hand-changed', 'uuid'),
  handsRaised: receivedAbout('hands-raised', 'uuid'),
  reactionShown: receivedAbout('reaction-shown', 'uuid'),
  callMember: receivedAbout('call-member', 'uuid'),
  memberResponse: receivedAbout('member-response', 'uuid'),
  callRecording: receivedAbout('call-recording', 'uuid'),
  transcriptState: receivedAbout('transcript-state', 'uuid'),
  incomingCall: receivedAbout('incoming-call', 'user_id'),
  incomingCallEnded: receivedAbout('incoming-call-ended', 'user_id'),
};
