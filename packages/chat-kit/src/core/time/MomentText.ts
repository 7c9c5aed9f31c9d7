import type { TimeZone } from './TimeZone.ts';

/**
 * Writes a moment, milliseconds since 1970. The zone is `utc` while nobody knows where the reader is: on a server, and in
 * the first render of a page that came from one.
 */
export type MomentText = (milliseconds: number, zone: TimeZone) => string;
