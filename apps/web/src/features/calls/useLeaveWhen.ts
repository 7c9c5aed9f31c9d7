import { useEffect, useRef } from 'react';

/** Calls `leave` each time that a condition becomes true. */
export function useLeaveWhen(isTrue: boolean, leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    if (isTrue) latest.current();
  }, [isTrue]);
}
