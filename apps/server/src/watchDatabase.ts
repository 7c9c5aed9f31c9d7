/** How long the database may stand still, in milliseconds. */
const stillMs = 30_000;

/** Times that it is looked at within that. */
const looks = 6;

/** What is watched. */
export type WatchDatabaseOptions = {
  /** A question that costs nothing, such as `select 1`; a refusal is a response. */
  ask: () => Promise<unknown>;
  /** Called once, when there was no response for too long. */
  onStill: (error: Error) => void;
  /** How long it may stand still, in milliseconds; 30 s by default. */
  limitMs?: number;
};

/**
 * Notices a database that takes questions and does not respond: a transaction that nobody ends, or connections that lead
 * nowhere. Nothing in the process could mend that, a new start may. One that refuses is only away, and is waited for. Looks are counted, not
 * time: a machine that slept is no database that stands still. Returns what ends the watch.
 */
export function watchDatabase({ ask, onStill, limitMs = stillMs }: WatchDatabaseOptions): () => void {
  let isAsking = false;
  let waited = 0;
  const timer = setInterval(() => {
    if (!isAsking) {
      isAsking = true;
      waited = 0;
      const end = (): void => {
        isAsking = false;
      };
      ask().then(end, end);
      return;
    }
    waited += 1;
    if (waited < looks) return;
    clearInterval(timer);
    onStill(new Error(`The database did not respond for ${limitMs / 1000} s.`));
  }, limitMs / looks);
  timer.unref();
  return () => clearInterval(timer);
}
