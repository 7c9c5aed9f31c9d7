const loneSurrogate = /\p{Surrogate}/u;

/** Text that every database can hold: no null character, no half of a surrogate pair. */
export function isStorable(value: string): boolean {
  return !value.includes('\u0000') && !loneSurrogate.test(value);
}
