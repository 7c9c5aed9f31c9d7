import { formatTime } from '../core/time/formatTime.ts';
import { useHydrated } from './useHydrated.ts';

const inGreenwich = (milliseconds: number): string => formatTime(milliseconds, 'utc');

/** Writes a time of day where the reader is; in Greenwich as long as nobody knows where that is. */
export function useTimeText(): (milliseconds: number) => string {
  return useHydrated() ? formatTime : inGreenwich;
}
