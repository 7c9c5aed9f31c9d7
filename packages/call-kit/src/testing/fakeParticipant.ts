import type { Participant, TrackView } from '../core/room/CallRoom.ts';
import { createFakeTrack } from './createFakeTrack.ts';

/** Somebody who enters the fake room. */
export interface FakePerson {
  /** The user. */
  readonly userId: string;
  /** Written on the picture of the camera. Default: the user's id. */
  readonly label?: string | undefined;
  /** Colour of the picture of the camera. Default: one by the user's place. */
  readonly color?: string | undefined;
  /** Whether there is a camera. Default true. */
  readonly camera?: boolean | undefined;
  /** Whether there is a microphone. Default true. */
  readonly microphone?: boolean | undefined;
  /** Films higher than wide, as phones do. Default false. */
  readonly isPortrait?: boolean | undefined;
}

/** What changes about a participant of the fake room. */
export interface FakeChange {
  readonly isMuted?: boolean | undefined;
  readonly isCameraOff?: boolean | undefined;
  readonly quality?: number | null | undefined;
  readonly connection?: Participant['connection'] | undefined;
}

const colors = ['#31688e', '#8e4431', '#3f7d4e', '#7a4a9c', '#96762a', '#2a7f86'];

/** Somebody without camera, microphone or screen. */
export const participantWithoutTracks = (id: string, userId: string): Participant => ({
  id,
  userId,
  connection: 'connected',
  quality: 5,
  microphone: null,
  camera: null,
  screen: null,
});

/** Somebody with the tracks that they bring along. `place` is unlike that of everybody who came before. */
export function fakeParticipant(person: FakePerson, place: number): Participant {
  const { userId, label = userId, color = colors[place % colors.length] ?? '#31688e', isPortrait } = person;
  const id = `${userId}-${place}`;
  const picture = { color, label };
  const camera = createFakeTrack({ id: `${id}-camera`, source: 'camera', picture, isPortrait });
  const microphone = createFakeTrack({ id: `${id}-microphone`, source: 'microphone' });
  return {
    ...participantWithoutTracks(id, userId),
    microphone: person.microphone === false ? null : { track: microphone, isEnabled: true },
    camera: person.camera === false ? null : { track: camera, isEnabled: true },
  };
}

const switched = (view: TrackView | null, isOff: boolean | undefined): TrackView | null =>
  view && isOff !== undefined ? { ...view, isEnabled: !isOff } : view;

/** A participant after a change. */
export function withChange(participant: Participant, change: FakeChange): Participant {
  const { isMuted, isCameraOff, quality = participant.quality, connection = participant.connection } = change;
  return {
    ...participant,
    quality,
    connection,
    microphone: switched(participant.microphone, isMuted),
    camera: switched(participant.camera, isCameraOff),
  };
}

/** A participant who begins or ends to share a screen. */
export function withScreen(participant: Participant, isSharing: boolean): Participant {
  const picture = { color: '#1d2b45', label: `Screen of ${participant.userId}` };
  const track = createFakeTrack({ id: `${participant.id}-screen`, source: 'screen', picture });
  return { ...participant, screen: isSharing ? { track, isEnabled: true } : null };
}
