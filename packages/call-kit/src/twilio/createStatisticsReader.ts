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

/** Loss in the last interval and round-trip time in milliseconds, at most, for 5, 4, 3 and 2. */
const limits = [
  { loss: 0.01, time: 150 },
  { loss: 0.03, time: 250 },
  { loss: 0.08, time: 400 },
  { loss: 0.15, time: 800 },
];
/** The highest level of the statistics. */
const fullScale = 32_767;

const levelOf = (loss: number, time: number): number => {
  const at = limits.findIndex((limit) => loss <= limit.loss && time <= limit.time);
  return at < 0 ? 1 : 5 - at;
};

const timeOf = ({ localAudioTrackStats, localVideoTrackStats }: ConnectionStats): number =>
  Math.max(
    0,
    ...[...localAudioTrackStats, ...localVideoTrackStats].map(({ roundTripTime }) => roundTripTime ?? 0),
  );

/** What was read of a room's statistics, by participant. */
export interface RoomReading {
  /** Quality of the connections since the reading before, from 1 to 5. */
  readonly quality: ReadonlyMap<string, number>;
  /** How loud everybody is at this moment, 0 to 1. */
  readonly loudness: ReadonlyMap<string, number>;
}

/** Finds how good connections are, for rooms whose service does not say. */
export interface StatisticsReader {
  /** Reads the statistics of the browser, one report for each pair of people, with the owner of each track. */
  readonly read: (
    reports: readonly ConnectionStats[],
    ownerOf: (trackSid: string) => string | undefined,
  ) => RoomReading;
}

/** Makes a reader of the statistics of one room. */
export function createStatisticsReader(): StatisticsReader {
  const packets = new Map<string, { lost: number; received: number }>();

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

  return {
    read: (reports, ownerOf) => {
      const quality = new Map<string, number>();
      const levels = new Map<string, number>();
      for (const report of reports) {
        const tracks = [...report.remoteAudioTrackStats, ...report.remoteVideoTrackStats];
        const owner = tracks.map(({ trackSid }) => ownerOf(trackSid)).find((id) => id !== undefined);
        if (!owner) continue;
        quality.set(owner, levelOf(lossOf(tracks), timeOf(report)));
        const level = Math.max(0, ...report.remoteAudioTrackStats.map(({ audioLevel }) => audioLevel ?? 0));
        levels.set(owner, level / fullScale);
      }
      return { quality, loudness: levels };
    },
  };
}
