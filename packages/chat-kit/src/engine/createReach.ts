/** Rows rendered on each side of the viewport: so many after a jump and at first, so that these paint soon. */
const narrow = 2;
/** Rows rendered on each side of the viewport while the reader reads and scrolls. */
const wide = 10;

/** How many rows are rendered beyond the viewport; see {@link createReach}. */
export interface Reach {
  /** Rows on each side. */
  readonly rows: () => number;
  /** Few of them, until {@link Reach.widenSoon}. */
  readonly narrow: () => void;
  /** Renders more once what is visible was painted. */
  readonly widenSoon: () => void;
  /** Forgets what was to come. */
  readonly stop: () => void;
}

/** Few rows beyond the viewport at first, more two frames later; `onWiden` is called when more are to be rendered. */
export function createReach(onWiden: () => void): Reach {
  let rows = narrow;
  let widening = 0;
  const stop = (): void => cancelAnimationFrame(widening);
  return {
    rows: () => rows,
    narrow: () => {
      rows = narrow;
    },
    widenSoon: () => {
      stop();
      widening = requestAnimationFrame(() => {
        widening = requestAnimationFrame(() => {
          rows = wide;
          onWiden();
        });
      });
    },
    stop,
  };
}
