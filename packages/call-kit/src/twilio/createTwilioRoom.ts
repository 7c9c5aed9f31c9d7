import type { EventEmitter } from 'node:events';
import { createListenerSet } from '@franca/ui/core';
import type {
  LocalTrackPublication,
  RemoteTrackPublication,
  Room,
  Participant as SdkParticipant,
} from 'twilio-video';
import type { CallRoom, CallTrack, Participant, RoomSnapshot, TrackView } from '../core/room/CallRoom.ts';
import { localTrackOf, sdkTrackOf } from './localTracks.ts';
import { measureRoom, type RoomMeasure } from './measureRoom.ts';
import { roomError } from './roomError.ts';

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

/** Makes a reader of the tracks that participants have published. */
function createTrackViews() {
  // The same object for a track as long as it lives: what plays it must not be mounted anew.
  const tracks = new WeakMap<Playable, CallTrack>();
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

  return (participant: SdkParticipant, source: CallTrack['source']): TrackView | null => {
    const publications = [...participant.tracks.values()] as Publication[];
    for (const publication of publications.reverse()) {
      if (sourceOf(publication) !== source || !isPlayable(publication.track)) continue;
      return { track: trackOf(publication, publication.track), isEnabled: publication.isTrackEnabled };
    }
    return null;
  };
}

/** A room of twilio-video as the kit sees it. */
export function createTwilioRoom(room: Room): CallRoom {
  const { subscribe, notify } = createListenerSet();
  const viewOf = createTrackViews();
  const followed = new WeakSet<SdkParticipant>();
  let measured: RoomMeasure = { speakerId: null, quality: new Map() };

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
