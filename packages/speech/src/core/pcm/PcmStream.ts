import type { PcmSource } from './PcmSource.ts';

/** A running stream of chunks, made by {@link createPcmStream}. */
export interface PcmStream {
  /** Goes on with another source, behind one marked gap. The old one is released if the stream had opened it. */
  readonly switchTo: (source: PcmSource) => Promise<void>;
  /** Hears nothing until {@link PcmStream.unmute}; the time is marked as a gap. */
  readonly mute: () => void;
  /** Hears again. */
  readonly unmute: () => void;
  /** Gives out the last, partial chunk, then releases what the stream has opened. */
  readonly stop: () => Promise<void>;
}
