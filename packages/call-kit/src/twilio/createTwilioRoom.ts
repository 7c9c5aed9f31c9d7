import type { EventEmitter } from 'node:events';
import { createListenerSet } from '@franca/ui/core';
import type {
  LocalTrackPublication,
  RemoteTrackPublication,
  Room,
  Participant as SdkParticipant,
} from 'twilio-video';
import { watchPeak } from '../core/level/watchLevel.ts';
import {
  CallError,
  type CallRoom,
  type CallTrack,
  type Participant,
  type RoomSnapshot,
  type TrackView,
} from '../core/room/CallRoom.ts';
import { createRoomMeter } from './createRoomMeter.ts';
import { localTrackOf, sdkTrackOf } from './localTracks.ts';

type Publication = LocalTrackPublication | RemoteTrackPublication;
type Playable = Extract<NonNullable<Publication['track']>, { attach: unknown }>;

/** Everything after which the people of a room may look different. */
const roomEvents = [
  'dominantSpeakerChanged',
  'participantConnected',
  'participantDisconnected',
  'participantReconnected',
  'participantReconnecting',
  'reconnected',
  'reconnecting',
  'recordingStarted',
  'recordingStopped',
  'trackDisabled',
  'trackEnabled',
  'trackSubscribed',
  'trackUnsubscribed',
  'trackUnpublished',
] as const;
const localEvents = ['trackDisabled', 'trackEnabled', 'reconnected', 'reconnecting'] as const;

const sourceOf = (publication: Publication): CallTrack['source'] => {
  if (publication.kind === 'audio') return 'microphone';
  return publication.trackName.includes('screen') ? 'screen' : 'camera';
};

const isPlayable = (track: Publication['track']): track is Playable =>
  track !== null && track.kind !== 'data';

/** An error of the SDK as one of this kit. */
export const roomError = (error: unknown): CallError => {
  const message = error instanceof Error ? error.message : String(error);
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : null;
  return new CallError(code ?? 'RoomError', message);
};

/** What was measured of a room. */
interface RoomMeasure {
  /** Who speaks; null until somebody has. */
  readonly speakerId: string | null;
  /** Quality of the connections from 1 to 5, by participant. */
  readonly quality: ReadonlyMap<string, number>;
}

const sameMeasure = (left: RoomMeasure, right: RoomMeasure): boolean =>
  left.speakerId === right.speakerId &&
  left.quality.size === right.quality.size &&
  [...left.quality].every(([id, level]) => right.quality.get(id) === level);

/** Statistics of all connections take milliseconds to gather, so they are read seldom; who speaks is heard more often. */
const readEveryMs = 3000;
const hearEveryMs = 400;

/** Of somebody who is muted there is nothing to listen to. */
const heardOf = (participant: SdkParticipant): MediaStreamTrack | undefined =>
  [...participant.audioTracks.values()]
    .map(({ track }) => track)
    .find((track) => track !== null && 'mediaStreamTrack' in track && track.isEnabled)?.mediaStreamTrack;

/** Listens to everybody of a room; `take` answers how loud each was since the last time, and forgets it. */
function createEar(room: Room) {
  const heard = new Map<
    string,
    { track: MediaStreamTrack; peak: number; isHeard: boolean; stop: () => void }
  >();
  const forget = (id: string): void => {
    heard.get(id)?.stop();
    heard.delete(id);
  };
  return {
    /**
     * Follows those who come and go, mute themselves, and change their microphones. One other person is always the one who
     * speaks.
     */
    follow: (): void => {
      const people = room.participants.size > 1 ? [...room.participants.values()] : [];
      const tracks = new Map(people.map((participant) => [participant.sid, heardOf(participant)]));
      for (const [id, { track }] of heard) if (tracks.get(id) !== track) forget(id);
      for (const [id, track] of tracks) {
        if (!track || heard.has(id)) continue;
        const entry = { track, peak: 0, isHeard: false, stop: () => {} };
        entry.stop = watchPeak(track, (peak) => {
          entry.peak = Math.max(entry.peak, peak);
          entry.isHeard = true;
        });
        heard.set(id, entry);
      }
    },
    /** Null where the browser has not let anything be heard. */
    take: (): ReadonlyMap<string, number> | null => {
      const isHeard = [...heard.values()].some((entry) => entry.isHeard);
      const peaks = new Map([...room.participants.keys()].map((id) => [id, heard.get(id)?.peak ?? 0]));
      for (const entry of heard.values()) Object.assign(entry, { peak: 0, isHeard: false });
      return isHeard ? peaks : null;
    },
    stop: (): void => {
      for (const id of [...heard.keys()]) forget(id);
    },
  };
}

/**
 * Measures a room, unless its service says itself who speaks and how good the connections are.
 *
 * @param room of the SDK
 * @param onMeasure called when something has changed
 * @returns stops it
 */
function measureRoom(room: Room, onMeasure: (measure: RoomMeasure) => void): () => void {
  const meter = createRoomMeter();
  const ear = createEar(room);
  let known: RoomMeasure = { speakerId: null, quality: new Map() };
  const ownerOf = (trackSid: string): string | undefined =>
    [...room.participants.values()].find((participant) => participant.tracks.has(trackSid))?.sid;
  const isReported = (): boolean =>
    room.dominantSpeaker !== null ||
    [...room.participants.values()].some(({ networkQualityLevel }) => networkQualityLevel !== null);
  const isAsleep = (): boolean =>
    document.hidden || room.participants.size === 0 || room.state === 'disconnected' || isReported();
  const tell = (change: Partial<RoomMeasure>): void => {
    const next = { ...known, ...change };
    if (room.state === 'disconnected' || sameMeasure(known, next)) return;
    known = next;
    onMeasure(next);
  };
  let isSilent = true;
  const hear = (): void => {
    if (isAsleep()) return;
    ear.follow();
    const levels = ear.take();
    isSilent = levels === null;
    if (levels) tell({ speakerId: meter.hear(levels) });
  };
  const read = async (): Promise<void> => {
    if (isAsleep()) return;
    const { quality, loudness } = meter.read(await room.getStats(), ownerOf);
    tell(isSilent ? { quality, speakerId: meter.hear(loudness) } : { quality });
  };
  // Statistics cannot be read while a connection is made: the next time will do.
  const timers = [
    setInterval(() => void read().catch(() => {}), readEveryMs),
    setInterval(hear, hearEveryMs),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
    ear.stop();
  };
}

/** A room of twilio-video as the kit sees it. */
export function createTwilioRoom(room: Room): CallRoom {
  const { subscribe, notify } = createListenerSet();
  // The same object for a track as long as it lives: what plays it must not be mounted anew.
  const tracks = new WeakMap<Playable, CallTrack>();
  const followed = new WeakSet<SdkParticipant>();
  let measured: RoomMeasure = { speakerId: null, quality: new Map() };

  const trackOf = (publication: Publication, track: Playable): CallTrack => {
    const known = localTrackOf(track) ?? tracks.get(track);
    if (known) return known;
    const made: CallTrack = {
      id: publication.trackSid,
      kind: track.kind,
      source: sourceOf(publication),
      get media() {
        return track.mediaStreamTrack;
      },
      attach: (element) => {
        track.attach(element);
        return () => void track.detach(element);
      },
    };
    tracks.set(track, made);
    return made;
  };

  const viewOf = (participant: SdkParticipant, source: CallTrack['source']): TrackView | null => {
    const publications = [...participant.tracks.values()] as Publication[];
    for (const publication of publications.reverse()) {
      if (sourceOf(publication) !== source || !isPlayable(publication.track)) continue;
      return { track: trackOf(publication, publication.track), isEnabled: publication.isTrackEnabled };
    }
    return null;
  };

  const participantOf = (participant: SdkParticipant): Participant => ({
    id: participant.sid,
    userId: participant.identity,
    connection: participant.state === 'reconnecting' ? 'reconnecting' : 'connected',
    quality: participant.networkQualityLevel ?? measured.quality.get(participant.sid) ?? null,
    microphone: viewOf(participant, 'microphone'),
    camera: viewOf(participant, 'camera'),
    screen: viewOf(participant, 'screen'),
  });

  const read = (connection: RoomSnapshot['connection']): RoomSnapshot => ({
    connection,
    local: participantOf(room.localParticipant),
    remotes: [...room.participants.values()].map(participantOf),
    dominantSpeakerId: room.dominantSpeaker?.sid ?? measured.speakerId,
    isRecording: room.isRecording,
  });

  let snapshot = read({ kind: 'connected' });
  const update = (connection: RoomSnapshot['connection']): void => {
    snapshot = read(connection);
    notify();
  };
  const refresh = (): void => {
    if (room.state === 'disconnected') return;
    for (const participant of room.participants.values()) follow(participant);
    update({ kind: room.state === 'reconnecting' ? 'reconnecting' : 'connected' });
  };
  const follow = (participant: SdkParticipant): void => {
    if (followed.has(participant)) return;
    followed.add(participant);
    participant.on('networkQualityLevelChanged', refresh);
  };

  // More listeners than Node's default of ten would be reported as a leak.
  room.setMaxListeners(20);
  const emitter: EventEmitter = room;
  for (const event of roomEvents) emitter.on(event, refresh);
  for (const event of localEvents) room.localParticipant.on(event, refresh);
  follow(room.localParticipant);
  for (const participant of room.participants.values()) follow(participant);

  const stopMeasuring = measureRoom(room, (next) => {
    measured = next;
    refresh();
  });

  // A closed page says so; without it the others would see it reconnecting until the session times out.
  const leave = (): void => void room.disconnect();
  window.addEventListener('pagehide', leave);
  room.on('disconnected', (_room: Room, error: Error | undefined) => {
    window.removeEventListener('pagehide', leave);
    stopMeasuring();
    for (const event of roomEvents) emitter.off(event, refresh);
    update({ kind: 'disconnected', error: error ? roomError(error) : null });
  });

  return {
    id: room.sid,
    getSnapshot: () => snapshot,
    subscribe,
    publish: async (track) => {
      try {
        const priority = track.kind === 'video' ? 'low' : 'standard';
        await room.localParticipant.publishTrack(sdkTrackOf(track), { priority });
      } catch (error) {
        throw roomError(error);
      }
      refresh();
    },
    unpublish: (track) => {
      room.localParticipant.unpublishTrack(sdkTrackOf(track));
      refresh();
    },
    disconnect: () => void room.disconnect(),
  };
}
