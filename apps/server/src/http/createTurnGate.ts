/** Calls `enter` as soon as it is the turn of `key`. */
export type TurnGate = (key: string, enter: () => void) => void;

/**
 * Lets one task of each key begin in a turn of the event loop. Where hundreds of one key arrive together, others are read
 * between two of them, although each task is short; a single one begins at once.
 */
export function createTurnGate(): TurnGate {
  /** Keys that had their turn, each with what waits for the next ones. */
  const busy = new Map<string, (() => void)[]>();

  function openNext(key: string): void {
    const enter = busy.get(key)?.shift();
    if (!enter) {
      busy.delete(key);
      return;
    }
    setImmediate(openNext, key);
    enter();
  }

  return (key, enter) => {
    const waiting = busy.get(key);
    if (waiting) {
      waiting.push(enter);
      return;
    }
    busy.set(key, []);
    setImmediate(openNext, key);
    enter();
  };
}
