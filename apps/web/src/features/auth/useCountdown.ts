import { useCallback, useEffect, useState } from 'react';

/**
 * Seconds until the code may be sent again. The end is kept for this tab, so a reload does not shorten the wait.
 *
 * @param key names the countdown in the tab's storage
 */
export function useCountdown(key: string): {
  left: number;
  start: (seconds: number) => void;
  stop: () => void;
} {
  const [end, setEnd] = useState(() => Number(sessionStorage.getItem(key) ?? 0));
  const [left, setLeft] = useState(() => secondsLeft(end, Date.now()));

  useEffect(() => {
    const tick = () => setLeft(secondsLeft(end, Date.now()));
    tick();
    if (secondsLeft(end, Date.now()) === 0) return;
    const timer = setInterval(() => {
      tick();
      if (secondsLeft(end, Date.now()) === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [end]);

  const start = useCallback(
    (seconds: number) => {
      const next = Date.now() + seconds * 1000;
      sessionStorage.setItem(key, String(next));
      setEnd(next);
    },
    [key],
  );
  const stop = useCallback(() => {
    sessionStorage.removeItem(key);
    setEnd(0);
  }, [key]);
  return { left, start, stop };
}

/** Whole seconds from now to the end, both in milliseconds since 1970; never negative, and never more than an hour. */
export function secondsLeft(end: number, now: number): number {
  if (!Number.isFinite(end)) return 0;
  // A clock set back would otherwise lock the button for a day.
  return Math.min(3600, Math.max(0, Math.ceil((end - now) / 1000)));
}
