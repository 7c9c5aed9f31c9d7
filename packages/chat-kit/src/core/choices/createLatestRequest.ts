/** Options of {@link createLatestRequest}. */
export interface LatestRequestOptions<Value> {
  /** Sends one value; a rejection means that it failed. */
  readonly send: (value: Value) => Promise<void>;
  /** Called with how the last request ended; not called for one that a later one has replaced. */
  readonly onEnd: (value: Value, outcome: 'succeeded' | 'failed') => void;
}

/**
 * Makes a function that sends values one after the other. Of those that are given while one is on its way only the last is
 * sent: whoever walks along a row of choices asks for where they stop.
 */
export function createLatestRequest<Value>(options: LatestRequestOptions<Value>): (value: Value) => void {
  const { send, onEnd } = options;
  let waiting: { readonly value: Value } | null = null;
  let isBusy = false;

  const work = async (): Promise<void> => {
    isBusy = true;
    while (waiting) {
      const { value } = waiting;
      waiting = null;
      const outcome = await send(value).then(
        () => 'succeeded' as const,
        () => 'failed' as const,
      );
      if (!waiting) onEnd(value, outcome);
    }
    isBusy = false;
  };

  return (value) => {
    waiting = { value };
    if (!isBusy) void work();
  };
}
