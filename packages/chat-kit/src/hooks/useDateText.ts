import { use } from 'react';
import { ReaderContext } from '../context/ReaderContext.ts';

/** Writes a date where the reader is; in UTC as long as nobody knows where that is. */
export function useDateText(): (milliseconds: number) => string {
  return use(ReaderContext).date;
}
