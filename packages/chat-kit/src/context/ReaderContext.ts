import { createContext } from 'react';
import { formatDate } from '../core/time/formatDate.ts';
import { formatTime } from '../core/time/formatTime.ts';

/** What a page knows of its reader. */
export interface Reader {
  /**
   * Whether the page is awake. A page that a server rendered is drawn in the browser once exactly as it was sent: without
   * this device's memory, and in no time zone.
   */
  readonly isHydrated: boolean;
  /** Writes a time of day where the reader is; in Greenwich while the page is not awake. */
  readonly time: (milliseconds: number) => string;
  /** Writes a date where the reader is; in Greenwich while the page is not awake. */
  readonly date: (milliseconds: number) => string;
}

/** Carries what is known of the reader. */
export const ReaderContext = createContext<Reader>({ isHydrated: true, time: formatTime, date: formatDate });
