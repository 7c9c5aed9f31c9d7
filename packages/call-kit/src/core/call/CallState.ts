/** What is known of a call when it begins. */
export interface CallFacts {
  /** Names the call. */
  readonly uuid: string;
  /** The conversation that it belongs to. */
  readonly topicId: string;
  /** Whether it is a video call. */
  readonly isVideo: boolean;
  /** Whether the viewer began the call or was called. */
  readonly role: 'caller' | 'callee';
  /** The person at this device. */
  readonly viewerId: string;
  /** Whoever began the call. */
  readonly creatorId: string;
  /** Everybody who may take part, the viewer among them. */
  readonly memberIds: readonly string[];
  /** Who added the viewer to a call that runs, and who is in it besides. Default: whoever began it calls everybody. */
  readonly addition?: { readonly byId: string; readonly withIds: readonly string[] } | undefined;
  /** When it began to ring for the viewer, in milliseconds since 1970. */
  readonly startedAt: number;
  /**
   * When somebody first answered it, in milliseconds since 1970: the timer counts from it, for everybody the same. Default: it
   * counts from when the viewer joined.
   */
  readonly runningSince?: number | undefined;
}

/** The connection to the media room while a call goes on. */
export type RoomLink =
  /** On the way for the first time. */
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected' }
  /** The media service tries to regain it by itself. */
  | { readonly kind: 'reconnecting' }
  /** It is gone; the room is entered anew until `giveUpAt`, at `retryAt` or when the attempt under way has ended. */
  | {
      readonly kind: 'rejoining';
      readonly giveUpAt: number;
      readonly attempts: number;
      readonly retryAt: number | null;
    };

/** Why a call has ended for the viewer. */
export type CallEndReason =
  /** The viewer rejected it. */
  | 'declined'
  /** The viewer did not answer in time, or the ring arrived too late. */
  | 'missed'
  /** Nobody answered the viewer in time. */
  | 'unanswered'
  /** The caller gave up before anybody joined. */
  | 'cancelled'
  /** So many rejected it that nobody is left to talk to. */
  | 'rejected'
  /** The viewer left, here or on another device. */
  | 'left'
  /** Whoever began it ended it, or the media service closed the room. */
  | 'ended'
  /** Nobody else is in the room. */
  | 'empty'
  /** It was answered or rejected on another device of the viewer. */
  | 'elsewhere'
  /** The viewer goes on with it on another device. */
  | 'moved'
  /** The room could not be entered. */
  | 'failed'
  /** The connection was lost for good. */
  | 'lost';

/** Where a call stands for the viewer. Times are in milliseconds since 1970. */
export type CallState =
  /** It rings here. Unanswered until `deadline`, it is rejected. */
  | { readonly kind: 'incoming'; readonly deadline: number; readonly rejectedBy: readonly string[] }
  /** It rings at the others, while the viewer waits in the room. */
  | {
      readonly kind: 'outgoing';
      readonly deadline: number;
      readonly link: RoomLink;
      readonly rejectedBy: readonly string[];
    }
  /**
   * Accepted, or gone back to where `isReturn`, and on the way into the room: tried again at `retryAt`, or when the
   * attempt under way has ended. Not there at `deadline`, it has failed.
   */
  | {
      readonly kind: 'joining';
      readonly deadline: number;
      readonly isReturn: boolean;
      readonly attempts: number;
      readonly retryAt: number | null;
      readonly rejectedBy: readonly string[];
    }
  /**
   * In the room since `since`. `emptyAt` is when the call ends because nobody else is there; null while somebody is. With
   * `isRinging` somebody is rung who was added, and may still come.
   */
  | {
      readonly kind: 'joined';
      readonly since: number;
      readonly link: RoomLink;
      readonly emptyAt: number | null;
      readonly isRinging: boolean;
      readonly rejectedBy: readonly string[];
    }
  /** Over; nothing leads out of it. `seconds` is how long the viewer was in the call with others. */
  | { readonly kind: 'ended'; readonly reason: CallEndReason; readonly seconds: number };
