import type { TranscriptStore } from './createTranscriptStore.ts';

/** Options of {@link liveLines}. */
export interface LiveLineOptions {
  /** The most entries. */
  readonly count: number;
  /** An entry stays for so many milliseconds after its last change. */
  readonly lingerMs: number;
}

/** Entries that are looked at from the end: nobody speaks so long that more were begun meanwhile. */
const furthestBack = 60;

/** What is being said, or was a moment ago. */
export interface LiveLines {
  /** Ids of the entries that changed last, by their beginning. */
  readonly ids: readonly string[];
  /** When the next of them goes; null for never. */
  readonly nextEnd: number | null;
}

/** The lines to show beside the pictures of a call now. People who speak at once have a line each. */
export function liveLines(store: TranscriptStore, { count, lingerMs }: LiveLineOptions): LiveLines {
  const now = store.clock.now();
  const recent = store
    .getIds()
    .slice(-furthestBack)
    .map((id, place) => ({ id, place, at: store.changedAt(id) ?? 0 }))
    .filter(({ at }) => now - at < lingerMs);
  const shown = recent
    .toSorted((left, right) => right.at - left.at || right.place - left.place)
    .slice(0, count);
  const ids = shown.toSorted((left, right) => left.place - right.place).map(({ id }) => id);
  const oldest = Math.min(...shown.map(({ at }) => at));
  return { ids, nextEnd: shown.length > 0 ? oldest + lingerMs : null };
}
