/** A response of a member to a call. */
export interface MemberResponse {
  /** What the member did: gave up calling, ended the call, or rejected it. */
  readonly response: 'hangup' | 'endCall' | 'reject';
  /** The member. */
  readonly userId: string;
}

/** Calls back with what happens to a call. */
export interface SignalingHandlers {
  /** A member responded; may come late, twice, or for the viewer's own devices. */
  readonly onResponse: (response: MemberResponse) => void;
  /** It stopped ringing on all devices of the viewer. */
  readonly onRingEnded: (reason: 'cancelled' | 'missed' | 'elsewhere') => void;
  /** Somebody who was added to the call is rung, or nobody is any more; may come twice. Not needed where nobody can be added. */
  readonly onRinging: (isRinging: boolean) => void;
  /** Somebody records the call with their browser, or nobody does any more; may come twice. */
  readonly onRecording: (isRecording: boolean) => void;
}

/** What lets the viewer into a room. */
export interface RoomAccess {
  /** The token of the media service. */
  readonly token: string;
  /** Address of the signalling server, for services that need one. */
  readonly signalingUrl?: string | undefined;
}

/** The server of the application: who is in a call, and who did what. One object for each call. */
export interface SignalingPort {
  /**
   * Fetches what lets the viewer into the room; asked again for each attempt to enter it. An error whose `status` is that
   * of a refusal, as HTTP has it, such as 403, ends the attempts of somebody who joins.
   */
  readonly access: (options: { readonly signal: AbortSignal }) => Promise<RoomAccess>;
  /** Reports that the viewer accepted, rejected, or gave up calling. */
  readonly send: (action: 'accept' | 'reject' | 'hangup') => Promise<void>;
  /** Reports that the viewer left after so many seconds with others; must arrive also while the page closes. */
  readonly end: (seconds: number) => Promise<void>;
  /** Whether somebody has answered: asked before a call is given up as unanswered. Default: it is given up. */
  readonly isRunning?: (() => Promise<boolean>) | undefined;
  /** Subscribes to what happens to the call; the returned function unsubscribes. */
  readonly subscribe: (handlers: SignalingHandlers) => () => void;
}
