import type { Clock } from '@franca/ui/core';
import type { LocalMedia } from '../devices/LocalMedia.ts';
import { toCallError } from '../devices/toCallError.ts';
import {
  CallError,
  type CallRoom,
  type LocalTrack,
  type MediaPort,
  type RoomSnapshot,
} from '../room/CallRoom.ts';
import type { CallEvent } from './CallEvent.ts';
import type { SignalingPort } from './SignalingPort.ts';
import { within } from './within.ts';

/**
 * Devices that the viewer has allowed are open in less, and are there when the room is entered. Nobody is kept waiting in
 * it while the viewer is asked, or a background is loaded: what is opened later is published then.
 */
const devicesMoment = 1_000;

/** What the way into a room needs. */
interface RoomLinkOptions {
  readonly isVideo: boolean;
  readonly signaling: SignalingPort;
  readonly media: MediaPort;
  readonly local: LocalMedia;
  readonly clock: Clock;
  /** Whether the call has ended because of the room, which says what went wrong; it is tried again in silence. */
  readonly hasFailed: () => boolean;
  /** Called with what the call has to know of the room. */
  readonly onEvent: (event: CallEvent) => void;
  /** Called when there is a new snapshot. */
  readonly onChange: () => void;
}

/** The room of a call at this device, and the ways into it and out. */
interface RoomLink {
  /** The room; null while it is not entered. The same object until something changes. */
  readonly getSnapshot: () => RoomSnapshot | null;
  /** Enters the room, anew where it was entered before. */
  readonly enter: () => Promise<void>;
  readonly leave: () => void;
  /** Takes what the server of the application knows of a recording: a room that was lost forgets it. */
  readonly setRecorded: (isRecorded: boolean) => void;
}

/** Whether trying again is of no use: the media service refuses the token or the room, or the application's server this person. */
const isRefusal = (error: unknown): boolean => {
  if (error instanceof CallError) return error.reason === 'refused' || error.reason === 'ended';
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
};

/** Joins a call to a room of the media service, with the tracks of the viewer's devices. */
export function createRoomLink(options: RoomLinkOptions): RoomLink {
  const { isVideo, signaling, media, local, clock, hasFailed, onEvent, onChange } = options;
  let room: CallRoom | null = null;
  let unsubscribe: () => void = () => {};
  let attempt: AbortController | null = null;
  let opening: Promise<unknown> | null = null;
  let failure: unknown = null;
  let isRecorded = false;
  let marked: { from: RoomSnapshot; as: RoomSnapshot } | null = null;

  const publish = (track: LocalTrack): void => {
    void room?.publish(track).catch((error: unknown) => local.report(toCallError(error)));
  };
  local.handle({ onTrack: publish, onTrackGone: (track) => room?.unpublish(track) });

  const leave = (): void => {
    attempt?.abort();
    attempt = null;
    unsubscribe();
    unsubscribe = () => {};
    room?.disconnect();
    room = null;
    // The time may run out during an attempt: what went wrong with the last one is said then.
    if (failure === null || !hasFailed()) return;
    const error = toCallError(failure);
    failure = null;
    local.report(error);
  };

  const follow = (entered: CallRoom): void => {
    let known = entered.getSnapshot();
    unsubscribe = entered.subscribe(() => {
      const next = entered.getSnapshot();
      const before = known;
      known = next;
      onChange();
      if (next.connection.kind === 'disconnected') {
        const { error } = next.connection;
        // A room that was ended on purpose is not entered again, and the person learns why.
        const isFinal = error?.reason === 'ended';
        if (isFinal) local.report(error);
        leave();
        return onEvent(
          error?.reason === 'replaced' ? { type: 'room-replaced' } : { type: 'room-disconnected', isFinal },
        );
      }
      if (next.connection.kind !== before.connection.kind) {
        onEvent({
          type: next.connection.kind === 'reconnecting' ? 'room-reconnecting' : 'room-reconnected',
        });
      }
      if (next.remotes.length !== before.remotes.length) {
        onEvent({ type: 'others', count: next.remotes.length });
      }
    });
    onEvent({ type: 'room-connected', others: known.remotes.length });
  };

  const enter = async (): Promise<void> => {
    leave();
    const own = new AbortController();
    attempt = own;
    const { signal } = own;
    try {
      opening ??= within(local.open({ camera: isVideo }), clock, devicesMoment);
      const [access] = await Promise.all([signaling.access({ signal }), opening]);
      if (signal.aborted) return;
      const published = local.tracks();
      const entered = await media.connect({ ...access, tracks: published }, { signal });
      if (signal.aborted) return entered.disconnect();
      room = entered;
      // The camera may have been opened, or the screen shared, on the way in.
      for (const track of local.tracks()) if (!published.includes(track)) publish(track);
      follow(entered);
    } catch (error) {
      if (signal.aborted) return;
      failure = error;
      onEvent({ type: 'room-failed', isFinal: isRefusal(error) });
    }
  };

  return {
    enter,
    leave,
    getSnapshot: () => {
      const from = room?.getSnapshot() ?? null;
      if (!from || !isRecorded || from.isRecording) return from;
      if (marked?.from !== from) marked = { from, as: { ...from, isRecording: true } };
      return marked.as;
    },
    setRecorded: (isNow) => {
      isRecorded = isNow;
      onChange();
    },
  };
}
