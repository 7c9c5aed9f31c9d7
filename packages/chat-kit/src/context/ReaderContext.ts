import { createContext } from 'react';
import { localeMoments } from '../core/time/localeMoments.ts';

/** How moments are written where the reader is. A page that a server rendered is drawn once exactly as it was sent: in no time zone. */
export interface Reader {
  /** Writes a time of day where the reader is; in UTC while the page is not hydrated. */
  readonly time: (milliseconds: number) => string;
  /** Writes a date where the reader is; in UTC while the page is not hydrated. */
  readonly date: (milliseconds: number) => string;
}

const usual = localeMoments();

/** Carries what is known of the reader. */
export const ReaderContext = createContext<Reader>({
  time: (milliseconds) => usual.time(milliseconds, 'local'),
  date: (milliseconds) => usual.date(milliseconds, 'local'),
});
