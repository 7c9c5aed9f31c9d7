/** Tasks that start at once, where none were started lately. */
const burst = 100;
/** Tasks that start each second after these: half of what the server takes from all pages of a person together. */
const perSecond = 10;
/** Milliseconds until the next try, at least, after a refusal: doubled with each that follows, between these. */
const waitMinMs = 2000;
const waitMaxMs = 60_000;

/** Starts many tasks without flooding a server; see {@link createPace}. */
export interface Pace {
  /** Starts a task as soon as it is its turn. */
  run(task: () => void): void;
  /** The server refused a task for the moment, perhaps with the milliseconds to wait. */
  refused(retryAfterMs: number | null): void;
  /** The server took a task. */
  taken(): void;
  /** Forgets the tasks that wait. */
  clear(): void;
}

/** Starts a hundred tasks at once and ten each second after them, in their order; none while the server asks to wait. */
export function createPace(): Pace {
  const waiting: (() => void)[] = [];
  let free = burst;
  /** When there were so many free; later while nothing may start. */
  let since = performance.now();
  let refusals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = (): void => {
    clearTimeout(timer);
    const now = performance.now();
    if (now >= since) {
      free = Math.min(burst, free + ((now - since) / 1000) * perSecond);
      since = now;
      while (free >= 1) {
        const task = waiting.shift();
        if (!task) return;
        free -= 1;
        task();
      }
    }
    if (waiting.length > 0) timer = setTimeout(start, now < since ? Math.ceil(since - now) : 1000);
  };

  return {
    run(task) {
      waiting.push(task);
      start();
    },
    refused(retryAfterMs) {
      const now = performance.now();
      // Those that were sent together are refused together: one wait for all of them.
      if (now < since) return;
      since = now + Math.max(retryAfterMs ?? 0, Math.min(waitMaxMs, waitMinMs * 2 ** refusals));
      refusals += 1;
      // One shows whether the server takes them again.
      free = 1;
    },
    taken() {
      refusals = 0;
    },
    clear() {
      clearTimeout(timer);
      waiting.length = 0;
    },
  };
}
