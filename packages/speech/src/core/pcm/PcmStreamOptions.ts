import type { Profile } from '../downsampler/Profile.ts';
import type { PcmItem } from './PcmItem.ts';
import type { PcmSource } from './PcmSource.ts';

/** What {@link createPcmStream} is made from. */
export interface PcmStreamOptions {
  /**
   * Address of the worklet file `@franca/speech/worklet` on the page's own origin; with Vite,
   * `import workletUrl from '@franca/speech/worklet?worker&url'`.
   */
  readonly workletUrl: string | URL;
  /** Where the sound comes from. Default: the person's microphone, with echo and noise taken out. */
  readonly source?: PcmSource;
  /** Samples per second of the chunks: an integer from 8,000 to 192,000. Default 16,000. */
  readonly sampleRate?: number;
  /** Samples in a chunk. Default 2,048: 128 ms at 16 kHz. */
  readonly chunkSize?: number;
  /** Filter of the downsampler. Default `strict`. */
  readonly profile?: Profile;
  /** Gets chunks and marked gaps, in order. */
  readonly onItem: (item: PcmItem) => void;
  /** The microphone is gone (unplugged or taken away), and asking for another one did not help. */
  readonly onLost?: () => void;
}
