import { createContext } from 'react';
import type { Additions } from '../core/additions/createAdditions.ts';
import type { CallSession } from '../core/call/createCallSession.ts';
import type { Gestures } from '../core/gestures/createGestures.ts';
import type { CallPerson } from '../core/people/CallPerson.ts';
import type { MediaPort } from '../core/room/CallRoom.ts';
import type { VideoPool } from '../core/video/createVideoPool.ts';

/** What every part of a call shares. */
export interface CallServices {
  /** The call. */
  readonly session: CallSession;
  /** The media service. */
  readonly media: MediaPort;
  /** The person behind a user; the user's id where nothing is known. */
  readonly personOf: (userId: string) => CallPerson;
  /** Adding people; null in a call where the viewer cannot. */
  readonly additions: Additions | null;
  /** Hands and reactions; null in a call without. */
  readonly gestures: Gestures | null;
  /** The elements in which pictures are played. */
  readonly videos: VideoPool;
  /** Id of the pinned participant; null for none. */
  readonly pinnedId: string | null;
  /** Pins a participant; null unpins. */
  readonly pin: (id: string | null) => void;
}

/** Carries the {@link CallServices}; null outside a `CallProvider`. */
export const CallContext = createContext<CallServices | null>(null);
