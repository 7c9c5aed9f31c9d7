import { createListenerSet } from '@franca/ui/core';
import type {
  CallError,
  CallRoom,
  Device,
  LocalTrack,
  MediaPort,
  Participant,
  RoomSnapshot,
  TrackView,
} from '../core/room/CallRoom.ts';
import { createFakeTrack, type FakeTrack } from './createFakeTrack.ts';
import {
  type FakeChange,
  type FakePerson,
  fakeParticipant,
  participantWithoutTracks,
  withChange,
  withScreen,
} from './fakeParticipant.ts';

/** What goes wrong in the fake room. */
export interface FakeFailures {
  /** Thrown when the room is entered. */
  connect?: CallError | null;
  /** Thrown when the microphone is opened. */
  microphone?: CallError | null;
  /** Thrown when the camera is opened. */
  camera?: CallError | null;
  /** Thrown when a screen is asked for; `dismissed` when the viewer changed their mind. */
  screen?: CallError | 'dismissed' | null;
}

/** A media service inside a test: the port, and what a test does to the room behind it. */
export interface FakeRoom {
  /** The port; give it to `createCallSession`. */
  readonly media: MediaPort;
  /** What goes wrong from now on. */
  readonly failures: FakeFailures;
  /** Somebody comes in; the returned id names this presence. */
  readonly join: (person: FakePerson) => string;
  /** Somebody goes. */
  readonly leave: (id: string) => void;
  /** Something changes about somebody; `local` for the viewer. */
  readonly change: (id: string, change: FakeChange) => void;
  /** Somebody begins or ends to share a screen. */
  readonly share: (id: string, isSharing: boolean) => void;
  /** Somebody speaks; null for nobody. */
  readonly speak: (id: string | null) => void;
  /** The room begins or ends to be recorded. */
  readonly record: (isRecording: boolean) => void;
  /** The media service loses the connection, or has regained it. */
  readonly reconnect: (state: 'lost' | 'regained') => void;
  /** The media service closes the room; without an error as if the viewer had left. */
  readonly close: (error?: CallError | null) => void;
  /** Devices are plugged in or out. */
  readonly setDevices: (devices: readonly Device[]) => void;
  /** Every local track that was made, in its order. */
  readonly made: readonly FakeTrack[];
  /** Ids of the viewer's tracks that the others get. */
  readonly published: () => string[];
  /** How often the room was entered. */
  readonly entered: () => number;
}

/** Options of {@link fakeRoom}. */
export interface FakeRoomOptions {
  /** The viewer. Default `viewer`. */
  readonly viewerId?: string | undefined;
  /** Written on the picture of the viewer's camera. Default: the viewer's id. */
  readonly viewerLabel?: string | undefined;
  /** Who is in the room when it is entered. Default: nobody. */
  readonly people?: readonly FakePerson[] | undefined;
  /** Devices of the machine. Default: two of each kind. */
  readonly devices?: readonly Device[] | undefined;
  /** Whether the browser can take part in calls. Default true. */
  readonly isSupported?: boolean | undefined;
  /** Whether a screen can be shared. Default true. */
  readonly canShareScreen?: boolean | undefined;
  /** Whether something can be laid behind people. Default `supported`. */
  readonly backgrounds?: 'supported' | 'unsupported' | undefined;
  /** What goes wrong from the beginning. Default: nothing. */
  readonly failures?: FakeFailures | undefined;
}

const usualDevices: readonly Device[] = [
  { id: 'mic-1', kind: 'audioinput', label: 'Built-in microphone' },
  { id: 'mic-2', kind: 'audioinput', label: 'Headset microphone' },
  { id: 'cam-1', kind: 'videoinput', label: 'Built-in camera' },
  { id: 'cam-2', kind: 'videoinput', label: 'Desk camera' },
  { id: 'out-1', kind: 'audiooutput', label: 'Built-in speakers' },
  { id: 'out-2', kind: 'audiooutput', label: 'Headset' },
];

/**
 * Makes a media service without network, devices or server: a room whose people a test moves. The same port, the same
 * snapshots and the same errors as those of the adapters.
 *
 * @example
 * const fake = fakeRoom({ people: [{ userId: 'lucia' }] });
 * const session = createCallSession({ facts, signaling, media: fake.media });
 * fake.speak(fake.join({ userId: 'minh' }));
 */
export function fakeRoom(options: FakeRoomOptions = {}): FakeRoom {
  const { viewerId = 'viewer', viewerLabel = viewerId, isSupported = true, canShareScreen = true } = options;
  const { backgrounds = 'supported' } = options;
  const { subscribe, notify } = createListenerSet();
  const deviceListeners = createListenerSet();
  const made: FakeTrack[] = [];
  const failures: FakeFailures = { ...options.failures };
  let devices = options.devices ?? usualDevices;
  let count = 0;
  let entered = 0;
  let isInside = false;
  const nobody = participantWithoutTracks('local', viewerId);
  let snapshot: RoomSnapshot = {
    connection: { kind: 'connected' },
    local: nobody,
    remotes: [],
    dominantSpeakerId: null,
    isRecording: false,
  };
  const set = (change: Partial<RoomSnapshot>): void => {
    snapshot = { ...snapshot, ...change };
    if (isInside) notify();
  };
  const setRemotes = (change: (remotes: readonly Participant[]) => readonly Participant[]): void =>
    set({ remotes: change(snapshot.remotes) });

  const make = (source: LocalTrack['source'], deviceId: string | null): FakeTrack => {
    const picture = source === 'microphone' ? undefined : { color: '#46505f', label: viewerLabel };
    const track = createFakeTrack({ id: `local-${source}-${made.length}`, source, deviceId, picture });
    made.push(track);
    return {
      ...track,
      get media() {
        return track.media;
      },
      get deviceId() {
        return track.deviceId;
      },
      setEnabled: (isEnabled) => {
        track.setEnabled(isEnabled);
        const view = snapshot.local[source];
        if (view) set({ local: { ...snapshot.local, [source]: { ...view, isEnabled } } });
      },
    };
  };

  /** A track of the viewer, as it is switched when it is published. */
  const publishedView = (track: LocalTrack): TrackView => ({
    track,
    isEnabled: made.find(({ id }) => id === track.id)?.isEnabled() ?? true,
  });

  const participantOf = (person: FakePerson): Participant => {
    count += 1;
    return fakeParticipant(person, count);
  };

  const room: CallRoom = {
    id: 'fake-room',
    getSnapshot: () => snapshot,
    subscribe,
    publish: async (track) => set({ local: { ...snapshot.local, [track.source]: publishedView(track) } }),
    unpublish: (track) => set({ local: { ...snapshot.local, [track.source]: null } }),
    disconnect: () => {
      if (!isInside) return;
      set({ connection: { kind: 'disconnected', error: null } });
      isInside = false;
    },
  };

  const media: MediaPort = {
    isSupported: () => isSupported,
    connect: async ({ tracks }, { signal }) => {
      if (failures.connect) throw failures.connect;
      signal.throwIfAborted();
      entered += 1;
      isInside = true;
      const own = Object.fromEntries(tracks.map((track) => [track.source, publishedView(track)]));
      snapshot = { ...snapshot, connection: { kind: 'connected' }, local: { ...nobody, ...own } };
      return room;
    },
    createMicrophone: async (deviceId) => {
      if (failures.microphone) throw failures.microphone;
      return make('microphone', deviceId);
    },
    createCamera: async (deviceId) => {
      if (failures.camera) throw failures.camera;
      return make('camera', deviceId);
    },
    createScreen: canShareScreen
      ? async () => {
          if (failures.screen === 'dismissed') return null;
          if (failures.screen) throw failures.screen;
          return make('screen', null);
        }
      : undefined,
    listDevices: async () => devices,
    onDevicesChange: deviceListeners.subscribe,
    backgroundSupport: async () => backgrounds,
  };

  for (const person of options.people ?? []) setRemotes((remotes) => [...remotes, participantOf(person)]);

  return {
    media,
    failures,
    made,
    join: (person) => {
      const participant = participantOf(person);
      setRemotes((remotes) => [...remotes, participant]);
      return participant.id;
    },
    leave: (id) => {
      if (snapshot.dominantSpeakerId === id) set({ dominantSpeakerId: null });
      setRemotes((remotes) => remotes.filter((remote) => remote.id !== id));
    },
    change: (id, change) => {
      if (id === 'local') set({ local: withChange(snapshot.local, change) });
      else setRemotes((all) => all.map((one) => (one.id === id ? withChange(one, change) : one)));
    },
    share: (id, isSharing) =>
      setRemotes((all) => all.map((one) => (one.id === id ? withScreen(one, isSharing) : one))),
    speak: (dominantSpeakerId) => set({ dominantSpeakerId }),
    record: (isRecording) => set({ isRecording }),
    reconnect: (state) => set({ connection: { kind: state === 'lost' ? 'reconnecting' : 'connected' } }),
    close: (error = null) => {
      if (!isInside) return;
      set({ connection: { kind: 'disconnected', error } });
      isInside = false;
    },
    setDevices: (next) => {
      devices = next;
      deviceListeners.notify();
    },
    published: () => {
      const { microphone, camera, screen } = snapshot.local;
      return [microphone, camera, screen].flatMap((view) => (view ? [view.track.id] : []));
    },
    entered: () => entered,
  };
}
