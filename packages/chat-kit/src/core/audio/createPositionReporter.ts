/** Reports where the playing of a sound is; see {@link createPositionReporter}. */
export interface PositionReporter {
  /** Calls back with every position, in milliseconds; the returned function stops that. */
  readonly subscribe: (listener: (milliseconds: number) => void) => () => void;
  /** Reports one position. */
  readonly report: (milliseconds: number) => void;
  /** Reports the position of an element now and in every frame, until it is stopped. */
  readonly follow: (element: Pick<HTMLMediaElement, 'currentTime'>) => void;
  /** Ends that. */
  readonly stop: () => void;
}

/** Reports positions to subscribers, and after them to `onReport`: in every frame, as a line that moves needs it. */
export function createPositionReporter(onReport: (milliseconds: number) => void): PositionReporter {
  const listeners = new Set<(milliseconds: number) => void>();
  let frame = 0;

  const stop = (): void => cancelAnimationFrame(frame);
  const report = (milliseconds: number): void => {
    for (const listener of [...listeners]) listener(milliseconds);
    onReport(milliseconds);
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    report,
    follow: (element) => {
      stop();
      const next = (): void => {
        frame = requestAnimationFrame(next);
        report(element.currentTime * 1000);
      };
      next();
    },
    stop,
  };
}
