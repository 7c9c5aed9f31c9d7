import type { Profile } from '../downsampler/Downsampler.ts';
import type { PcmItem } from './PcmItem.ts';

/** A running stream of chunks, made by {@link createPcmStream}. */
export interface PcmStream {
  /** Continues with another source after one marked gap. The old one is released if the stream had opened it. */
  readonly switchTo: (source: PcmSource) => Promise<void>;
  /** Takes no sound until {@link PcmStream.unmute}; the time is marked as a gap. */
  readonly mute: () => void;
  /** Takes sound again. */
  readonly unmute: () => void;
  /** Emits the last, partial chunk, then releases what the stream has opened. */
  readonly stop: () => Promise<void>;
}

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

/**
 * Where sound comes from: an open microphone, what to ask the browser's microphone for, or a node of an audio graph
 * (whose context is then used, and left open).
 */
export type PcmSource = MediaStream | MediaTrackConstraints | AudioNode;
