/**
 * Which frequencies the downsampler sacrifices, given for a target of 16 kHz (they scale with the target).
 *
 * - `strict`: passes to 7 kHz, silent from 8 kHz on; nothing folds back. 3.3 ms late.
 * - `low-latency`: passes to 7 kHz, silent from 9 kHz on; what lies between 8 and 9 kHz folds into 7 to 8 kHz, where
 *   speech has next to nothing. 1.7 ms late.
 */
export type Profile = 'strict' | 'low-latency';
