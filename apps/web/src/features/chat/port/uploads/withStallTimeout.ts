/** How long nothing may move, in milliseconds; longer than a slow line needs for what the device has buffered. */
export const stallTimeout = 120_000;

/**
 * Gives something up when nothing has moved for two minutes: `run` calls `moved` as often as something has, and ends when
 * its signal is aborted. A phone that goes from one network to another does not learn that the old connection is gone:
 * without this an upload would hang, and hold up everything behind it.
 */
export async function withStallTimeout<Result>(
  run: (signal: AbortSignal, moved: () => void) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const still = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => still.abort(), stallTimeout);
  };
  moved();
  try {
    return await run(signal ? AbortSignal.any([signal, still.signal]) : still.signal, moved);
  } finally {
    clearTimeout(timer);
  }
}
