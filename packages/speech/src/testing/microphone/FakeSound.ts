/**
 * What a fake microphone hears, the same every time.
 *
 * - `silence`: nothing.
 * - `tone`: a sine of `frequency` hertz (default 440).
 * - `sweep`: a sine that rises evenly from `low` to `high` hertz (default 100 to 7,000).
 * - `speech`: noise with the rhythm and colours of speech, in syllables and short pauses, from `seed` (default 1).
 */
export type FakeSound =
  | { readonly kind: 'silence' }
  | { readonly kind: 'tone'; readonly frequency?: number }
  | { readonly kind: 'sweep'; readonly low?: number; readonly high?: number }
  | { readonly kind: 'speech'; readonly seed?: number };
