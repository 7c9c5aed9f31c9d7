/** What is read of the statistics of one connection; the SDK's reports have these fields and more. */
export interface ConnectionStats {
  readonly remoteAudioTrackStats: readonly RemoteStats[];
  readonly remoteVideoTrackStats: readonly RemoteStats[];
  readonly localAudioTrackStats: readonly LocalStats[];
  readonly localVideoTrackStats: readonly LocalStats[];
}

interface RemoteStats {
  readonly trackSid: string;
  /** Loudness, 0 to 32,767. */
  readonly audioLevel?: number | null;
  readonly packetsLost: number | null;
  readonly packetsReceived: number | null;
}

interface LocalStats {
  /** Milliseconds. */
  readonly roundTripTime?: number | null;
}

/** What was measured of a room. */
export interface RoomMeasure {
  /** Who speaks; null until somebody has. */
  readonly speakerId: string | null;
  /** Quality of the connections from 1 to 5, by participant. */
  readonly quality: ReadonlyMap<string, number>;
}

/** Loss in the last interval and round-trip time in milliseconds, at most, for 5, 4, 3 and 2. */
const limits = [
  { loss: 0.01, time: 150 },
  { loss: 0.03, time: 250 },
  { loss: 0.08, time: 400 },
  { loss: 0.15, time: 800 },
];
/** Quieter than this is no speech. */
const quiet = 700;
/** Somebody else has to be so much louder, or two people who talk at once would take turns. */
const louder = 1.5;
/** How much of a loudness is left at the next sample, so that a pause between two words is no silence. */
const lasting = 0.6;

const levelOf = (loss: number, time: number): number => {
  const at = limits.findIndex((limit) => loss <= limit.loss && time <= limit.time);
  return at < 0 ? 1 : 5 - at;
};

const timeOf = ({ localAudioTrackStats, localVideoTrackStats }: ConnectionStats): number =>
  Math.max(
    0,
    ...[...localAudioTrackStats, ...localVideoTrackStats].map(({ roundTripTime }) => roundTripTime ?? 0),
  );

/**
 * Measures who speaks and how good connections are, for rooms whose service does not say: from the statistics of the
 * browser, one connection for each pair of people.
 *
 * @returns takes the statistics, with the owner of each track, about twice a second: browsers remember the loudest of
 *   the last fifth of a second, so that no word is missed. The quality is that of a second.
 */
export function createRoomMeter(): (
  reports: readonly ConnectionStats[],
  ownerOf: (trackSid: string) => string | undefined,
) => RoomMeasure {
  const packets = new Map<string, { lost: number; received: number }>();
  const loudness = new Map<string, number>();
  let speakerId: string | null = null;
  let quality: ReadonlyMap<string, number> = new Map();
  let isWholeSecond = false;

  const lossOf = (tracks: readonly RemoteStats[]): number => {
    let [lost, received] = [0, 0];
    for (const { trackSid, packetsLost, packetsReceived } of tracks) {
      const before = packets.get(trackSid) ?? { lost: 0, received: 0 };
      const now = { lost: packetsLost ?? 0, received: packetsReceived ?? 0 };
      packets.set(trackSid, now);
      lost += Math.max(0, now.lost - before.lost);
      received += Math.max(0, now.received - before.received);
    }
    return lost + received === 0 ? 0 : lost / (lost + received);
  };

  return (reports, ownerOf) => {
    const measured = new Map<string, number>();
    isWholeSecond = !isWholeSecond;
    const present = new Set<string>();
    for (const report of reports) {
      const tracks = [...report.remoteAudioTrackStats, ...report.remoteVideoTrackStats];
      const owner = tracks.map(({ trackSid }) => ownerOf(trackSid)).find((id) => id !== undefined);
      if (!owner) continue;
      if (isWholeSecond) measured.set(owner, levelOf(lossOf(tracks), timeOf(report)));
      present.add(owner);
      const level = Math.max(0, ...report.remoteAudioTrackStats.map(({ audioLevel }) => audioLevel ?? 0));
      loudness.set(owner, (loudness.get(owner) ?? 0) * lasting + level * (1 - lasting));
    }
    if (isWholeSecond) quality = measured;
    for (const id of loudness.keys()) if (!present.has(id)) loudness.delete(id);
    if (speakerId && !present.has(speakerId)) speakerId = null;
    const now = speakerId ? (loudness.get(speakerId) ?? 0) : 0;
    const [loudest] = [...loudness].sort((left, right) => right[1] - left[1]);
    if (loudest && loudest[1] >= quiet && loudest[1] > now * louder) [speakerId] = loudest;
    return { speakerId, quality };
  };
}
