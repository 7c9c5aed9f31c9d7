/** Whose clock a time is read from: the reader's, or Greenwich's when nobody knows yet where the reader is. */
export type TimeZone = 'local' | 'utc';
