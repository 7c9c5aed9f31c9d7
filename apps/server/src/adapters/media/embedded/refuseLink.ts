import type { RoomLink } from './Participant.ts';
import type { signalErrors } from './serverFrames.ts';

/** Why somebody is refused, as the SDK knows it. */
export type SignalError = (typeof signalErrors)[keyof typeof signalErrors];

/** Sends the reason of a refusal, and closes the connection for good. */
export function refuseLink(link: RoomLink, error: SignalError): undefined {
  link.send({ type: 'error', version: 2, ...error });
  link.close(true);
}
