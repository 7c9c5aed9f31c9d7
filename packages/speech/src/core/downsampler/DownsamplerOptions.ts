import type { Profile } from './Profile.ts';

/** What {@link createDownsampler} is made from. */
export interface DownsamplerOptions {
  /** Rate of the blocks, in samples per second: an integer from 8,000 to 192,000. */
  from: number;
  /** Rate of the output, in samples per second: an integer, not above `from`. Default 16,000. */
  to?: number;
  /** How much of the band's upper edge is given up for an earlier answer. Default `strict`. */
  profile?: Profile;
  /** Asks for the plain JavaScript twin, to measure or compare it. Left out, the fastest that runs here is taken. */
  engine?: 'plain';
}
