/** How long the steps of a call may take, in milliseconds. */
export interface CallTimes {
  /** An unanswered call ends after it, on both sides, and so does an attempt to join. */
  readonly unanswered: number;
  /** A ring that is older at arrival is shown as a missed call. */
  readonly ringFresh: number;
  /** Whoever joins an empty room waits so long for the caller, who may still be on the way. */
  readonly emptyRoom: number;
  /** Everybody may enter a room anew, after it was lost or with a page that is loaded again: the others wait so long. */
  readonly emptyRejoined: number;
  /** A lost room is entered anew for so long: as long as the server keeps the place of somebody who is gone. */
  readonly rejoin: number;
  /** The longest pause between two attempts to enter it. */
  readonly rejoinPause: number;
}

/** The times of a call whose server names no others. */
export const defaultCallTimes: CallTimes = {
  unanswered: 35_000,
  ringFresh: 10_000,
  emptyRoom: 5_000,
  emptyRejoined: 15_000,
  rejoin: 30_000,
  rejoinPause: 4_000,
};
