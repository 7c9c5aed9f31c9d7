/** Quieter than this is no speech, of 1. */
const quiet = 0.02;
/** Somebody else has to be so much louder, or two people who talk at once would take turns. */
const louder = 1.5;
/** How much of a loudness is left at the next sample, so that a pause between two words is no silence. */
const lasting = 0.6;

/** Finds who speaks, for rooms whose service does not say. */
export interface ActiveSpeaker {
  /** Takes how loud everybody was in the last part of a second, 0 to 1; returns who speaks, null until somebody has. */
  readonly receiveLevels: (levels: ReadonlyMap<string, number>) => string | null;
}

/** Follows the active speaker of one room. */
export function createActiveSpeaker(): ActiveSpeaker {
  const loudness = new Map<string, number>();
  let speakerId: string | null = null;
  return {
    receiveLevels: (levels) => {
      for (const id of loudness.keys()) if (!levels.has(id)) loudness.delete(id);
      for (const [id, level] of levels)
        loudness.set(id, (loudness.get(id) ?? 0) * lasting + level * (1 - lasting));
      if (speakerId && !levels.has(speakerId)) speakerId = null;
      const now = speakerId ? (loudness.get(speakerId) ?? 0) : 0;
      const [loudest] = [...loudness].sort((left, right) => right[1] - left[1]);
      if (loudest && loudest[1] >= quiet && loudest[1] > now * louder) [speakerId] = loudest;
      return speakerId;
    },
  };
}
