import { use, useCallback } from 'react';
import { MomentContext } from '../context/MomentContext.ts';
import { useHydrated } from './useHydrated.ts';

/** Writes a time of day where the reader is; in Greenwich as long as nobody knows where that is. */
export function useTimeText(): (milliseconds: number) => string {
  const { time } = use(MomentContext);
  const zone = useHydrated() ? 'local' : 'utc';
  return useCallback((milliseconds) => time(milliseconds, zone), [time, zone]);
}
