/** The kinds of call. */
export type CallKind = 'audio' | 'video';

/** Reads any of the specification's four flags: "1", 1 and true are video, everything else is audio (readings A36). */
export function callKindOf(flag: unknown): CallKind {
  return flag === true || flag === 1 || flag === '1' ? 'video' : 'audio';
}
