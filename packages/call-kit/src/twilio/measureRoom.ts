import type { Room, Participant as SdkParticipant } from 'twilio-video';
import { watchPeak } from '../core/level/watchLevel.ts';
import { createActiveSpeaker } from './createActiveSpeaker.ts';
import { createStatisticsReader } from './createStatisticsReader.ts';

/** What was measured of a room. */
export interface RoomMeasure {
  /** Who speaks; null until somebody has. */
  readonly speakerId: string | null;
  /** Quality of the connections from 1 to 5, by participant. */
  readonly quality: ReadonlyMap<string, number>;
}

const sameMeasure = (left: RoomMeasure, right: RoomMeasure): boolean =>
  left.speakerId === right.speakerId &&
  left.quality.size === right.quality.size &&
  [...left.quality].every(([id, level]) => right.quality.get(id) === level);

/** Statistics of all connections take milliseconds to gather, so they are read seldom; levels are read more often. */
const readEveryMs = 3000;
const levelsEveryMs = 400;

/** Of somebody who is muted there is nothing to listen to. */
const openMicrophoneOf = (participant: SdkParticipant): MediaStreamTrack | undefined =>
  [...participant.audioTracks.values()]
    .map(({ track }) => track)
    .find((track) => track !== null && 'mediaStreamTrack' in track && track.isEnabled)?.mediaStreamTrack;

/** Meters the microphones of a room; `take` returns how loud each was since the last time, and forgets it. */
function createLevelMeters(room: Room) {
  const meters = new Map<
    string,
    { track: MediaStreamTrack; peak: number; hasLevel: boolean; stop: () => void }
  >();
  const forget = (id: string): void => {
    meters.get(id)?.stop();
    meters.delete(id);
  };
  return {
    /**
     * Follows those who come and go, mute themselves, and change their microphones. One other person is always the one who
     * speaks.
     */
    follow: (): void => {
      const people = room.participants.size > 1 ? [...room.participants.values()] : [];
      const tracks = new Map(people.map((participant) => [participant.sid, openMicrophoneOf(participant)]));
      for (const [id, { track }] of meters) if (tracks.get(id) !== track) forget(id);
      for (const [id, track] of tracks) {
        if (!track || meters.has(id)) continue;
        const entry = { track, peak: 0, hasLevel: false, stop: () => {} };
        entry.stop = watchPeak(track, (peak) => {
          entry.peak = Math.max(entry.peak, peak);
          entry.hasLevel = true;
        });
        meters.set(id, entry);
      }
    },
    /** Null where the browser does not let levels be read. */
    take: (): ReadonlyMap<string, number> | null => {
      const hasLevel = [...meters.values()].some((entry) => entry.hasLevel);
      const peaks = new Map([...room.participants.keys()].map((id) => [id, meters.get(id)?.peak ?? 0]));
      for (const entry of meters.values()) Object.assign(entry, { peak: 0, hasLevel: false });
      return hasLevel ? peaks : null;
    },
    stop: (): void => {
      for (const id of [...meters.keys()]) forget(id);
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
export function measureRoom(room: Room, onMeasure: (measure: RoomMeasure) => void): () => void {
  const speaker = createActiveSpeaker();
  const statistics = createStatisticsReader();
  const levelMeters = createLevelMeters(room);
  let known: RoomMeasure = { speakerId: null, quality: new Map() };
  const ownerOf = (trackSid: string): string | undefined =>
    [...room.participants.values()].find((participant) => participant.tracks.has(trackSid))?.sid;
  const isReported = (): boolean =>
    room.dominantSpeaker !== null ||
    [...room.participants.values()].some(({ networkQualityLevel }) => networkQualityLevel !== null);
  const isAsleep = (): boolean =>
    document.hidden || room.participants.size === 0 || room.state === 'disconnected' || isReported();
  const notify = (change: Partial<RoomMeasure>): void => {
    const next = { ...known, ...change };
    if (room.state === 'disconnected' || sameMeasure(known, next)) return;
    known = next;
    onMeasure(next);
  };
  let isSilent = true;
  const readLevels = (): void => {
    if (isAsleep()) return;
    levelMeters.follow();
    const levels = levelMeters.take();
    isSilent = levels === null;
    if (levels) notify({ speakerId: speaker.receiveLevels(levels) });
  };
  const read = async (): Promise<void> => {
    if (isAsleep()) return;
    const { quality, loudness } = statistics.read(await room.getStats(), ownerOf);
    notify(isSilent ? { quality, speakerId: speaker.receiveLevels(loudness) } : { quality });
  };
  // Statistics cannot be read while a connection is made: the next time will do.
  const timers = [
    setInterval(() => void read().catch(() => {}), readEveryMs),
    setInterval(readLevels, levelsEveryMs),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
    levelMeters.stop();
  };
}
