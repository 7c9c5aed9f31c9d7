import type { CallEndReason } from './CallState.ts';

/** What happens to a call. Every event may come at any time, twice, or never. */
export type CallEvent =
  /** The viewer accepts, rejects, or hangs up. */
  | { readonly type: 'accept' | 'reject' | 'hang-up' }
  /** The room was entered, with so many others in it. */
  | { readonly type: 'room-connected'; readonly others: number }
  /** The room could not be entered; `isFinal` when it was refused, and trying again is of no use. */
  | { readonly type: 'room-failed'; readonly isFinal: boolean }
  /** The media service lost the connection and tries to regain it, or has regained it. */
  | { readonly type: 'room-reconnecting' | 'room-reconnected' }
  /** The room is left; `isFinal` when the media service closed it on purpose. */
  | { readonly type: 'room-disconnected'; readonly isFinal: boolean }
  /** Another device of the viewer has taken their place in the room. */
  | { readonly type: 'room-replaced' }
  /** So many others are in the room. */
  | { readonly type: 'others'; readonly count: number }
  /** The server says that somebody has answered, who may be on the way into the room. */
  | { readonly type: 'answered' }
  /** A member responded: gave up calling, ended the call, or rejected it. */
  | { readonly type: 'response'; readonly response: 'hangup' | 'endCall' | 'reject'; readonly userId: string }
  /** Somebody is rung who was added to the running call, or nobody is any more. */
  | { readonly type: 'ringing'; readonly isRinging: boolean }
  /** The ringing ended for all devices of the viewer. */
  | {
      readonly type: 'ring-ended';
      readonly reason: Extract<CallEndReason, 'cancelled' | 'missed' | 'elsewhere'>;
    }
  /** Time went on: a deadline may have passed. */
  | { readonly type: 'time' };

/** What a change of state asks for. */
export type CallEffect =
  /** Enter the room. */
  | { readonly type: 'connect' }
  /** Leave the room and stop microphone, camera and screen. */
  | { readonly type: 'disconnect' }
  /** Report to the server what the viewer did. */
  | { readonly type: 'send'; readonly action: 'accept' | 'reject' | 'hangup' }
  /** Report that the viewer left after so many seconds with others. */
  | { readonly type: 'send'; readonly action: 'end'; readonly seconds: number };
