import { createContext } from 'react';
import { localeMoments } from '../core/time/localeMoments.ts';

/** What a page knows of its reader. */
export interface Reader {
  /**
   * Whether the page is hydrated. A page that a server rendered is drawn in the browser once exactly as it was sent: without
   * this device's memory, and in no time zone.
   */
  readonly isHydrated: boolean;
  /** Writes a time of day where the reader is; in UTC while the page is not hydrated. */
  readonly time: (milliseconds: number) => string;
  /** Writes a date where the reader is; in UTC while the page is not hydrated. */
  readonly date: (milliseconds: number) => string;
}

/** Carries what is known of the reader. */
const usual = localeMoments();

export const ReaderContext = createContext<Reader>({
  isHydrated: true,
  time: (milliseconds) => usual.time(milliseconds, 'local'),
  date: (milliseconds) => usual.date(milliseconds, 'local'),
});
