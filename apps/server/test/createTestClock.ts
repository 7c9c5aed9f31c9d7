/** A clock that runs on, and is moved ahead. */
export type TestClock = {
  /** The present time of the app under test. */
  now: () => Date;
  /** Moves it ahead by seconds. */
  advance: (seconds: number) => void;
};

/** Begins at the real time, so that signatures which a library checks by itself stay valid. */
export function createTestClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (seconds) => {
      ahead += seconds * 1000;
    },
  };
}
