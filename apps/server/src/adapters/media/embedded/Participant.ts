import type { PublishedTracks } from './clientFrames.ts';
import type { ServerMessage } from './serverFrames.ts';

/** The way to one participant's SDK: a socket of this process, or of another one. */
export type RoomLink = {
  send: (message: ServerMessage) => void;
  /** Ends the connection; the SDK comes back where `isFinal` is false. */
  close: (isFinal: boolean) => void;
};

/** Somebody in a room; `link` is undefined while they are away. */
export type Participant = {
  readonly sid: string;
  readonly userId: string;
  /** The secret with which they come back. */
  readonly session: string;
  readonly subscribesToAll: boolean;
  link: RoomLink | undefined;
  tracks: PublishedTracks;
  /** Version of what the others see. */
  revision: number;
  /** Ends their stay when they do not come back. */
  away: NodeJS.Timeout | undefined;
};

let latestRevision = 0;

/**
 * Higher than every one before, of this process and, as far as clocks agree, of others: clients ignore what is not newer
 * than what they know, also after another process has taken over their room.
 */
export function nextRevision(): number {
  latestRevision = Math.max(latestRevision + 1, Date.now());
  return latestRevision;
}
