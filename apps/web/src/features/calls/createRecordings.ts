import type { EventSocket } from '@franca/api-client';
import { callEventNames, type EventPayload } from '@franca/contract';
import { createListenerSet } from '@franca/ui/core';
import { api } from '../../lib/data/api.ts';

/** A recording that a browser makes of the call. */
type Recording = NonNullable<EventPayload<typeof callEventNames.callRecording>['recording']>;

/** Who records a call, as far as the server of this application knows. */
export interface Recordings {
  /** The recording that runs; null for none. */
  readonly get: () => Recording | null;
  /** Calls back when that has changed; the returned function stops that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the media service records, and not a browser. */
  readonly isAtService: () => boolean;
  /** Says who records the call. */
  readonly setRecordedBy: (recordedBy: 'service' | 'page') => void;
  /** Takes what the server said. */
  readonly set: (recording: Recording | null) => void;
  /** A recording that this page makes begins: what runs of the person beside it was left behind by a page before. */
  readonly own: (id: string) => void;
  /** Subscribes to the server's event; the returned function unsubscribes. */
  readonly follow: () => () => void;
}

/** Which call, for whom. */
export interface RecordingsOptions {
  readonly uuid: string;
  readonly userId: string;
  readonly socket: EventSocket<'/call'>;
}

/** Recordings of one call. */
export function createRecordings({ uuid, userId, socket }: RecordingsOptions): Recordings {
  const { subscribe, notify } = createListenerSet();
  const ownIds = new Set<string>();
  let recording: Recording | null = null;
  let isAtService = false;

  /** A page that was loaded anew, or replaced by this one, records no more: what it had uploaded is kept. */
  function endLeftBehind({ recording_id, user_id }: Recording): void {
    if (user_id !== userId || ownIds.has(recording_id)) return;
    // Without a response the server closes it a minute later.
    api.calls.stopRecording({ body: { recording_id } }).catch(() => undefined);
  }

  function set(next: Recording | null): void {
    if (next) endLeftBehind(next);
    if (next?.recording_id === recording?.recording_id) return;
    recording = next;
    notify();
  }

  return {
    get: () => recording,
    subscribe,
    isAtService: () => isAtService,
    setRecordedBy: (recordedBy) => {
      isAtService = recordedBy === 'service';
    },
    set,
    own: (id) => void ownIds.add(id),
    follow: () => socket.on(callEventNames.callRecording, { uuid }, ({ recording: next }) => set(next)),
  };
}
