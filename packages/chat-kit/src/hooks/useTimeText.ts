import { use } from 'react';
import { ReaderContext } from '../context/ReaderContext.ts';

/** Writes a time of day where the reader is; in UTC as long as nobody knows where that is. */
export function useTimeText(): (milliseconds: number) => string {
  return use(ReaderContext).time;
}
