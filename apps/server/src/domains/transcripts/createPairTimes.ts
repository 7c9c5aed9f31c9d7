/** How long translations take, by direction. */
export type PairTimes = {
  /** Takes one that was done. */
  add: (source: string, target: string, milliseconds: number) => void;
  /** Whether a direction is known to be fast enough for words that may still change. */
  isFast: (source: string, target: string) => boolean;
};

/** Milliseconds that a translation may take on average: the words of a quick speaker change some four times a second. */
const fastMs = 250;
/** How much the newest translation counts. */
const weight = 0.3;
/** Directions that are remembered. */
const maxPairs = 1000;

/** Times as this process measured them; a direction of which nothing is known is not fast. */
export function createPairTimes(): PairTimes {
  const means = new Map<string, number>();
  const keyOf = (source: string, target: string): string => `${source} ${target}`;
  return {
    add: (source, target, milliseconds) => {
      const key = keyOf(source, target);
      const before = means.get(key);
      if (before === undefined && means.size >= maxPairs) means.clear();
      means.set(key, before === undefined ? milliseconds : before + weight * (milliseconds - before));
    },
    isFast: (source, target) => (means.get(keyOf(source, target)) ?? Number.POSITIVE_INFINITY) <= fastMs,
  };
}
