import { use, useCallback } from 'react';
import { MomentContext } from '../context/MomentContext.ts';
import { useHydrated } from './useHydrated.ts';

/** Writes a date where the reader is; in Greenwich as long as nobody knows where that is. */
export function useDateText(): (milliseconds: number) => string {
  const { date } = use(MomentContext);
  const zone = useHydrated() ? 'local' : 'utc';
  return useCallback((milliseconds) => date(milliseconds, zone), [date, zone]);
}
