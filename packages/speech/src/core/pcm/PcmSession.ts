import type { PcmGapReason } from './PcmGap.ts';
import type { PcmItem } from './PcmItem.ts';

/** Who hears a session; places are counted from its own start. */
export interface SessionHandlers {
  /** The first quantum with a source has come. */
  readonly onStarted: () => void;
  /** The next chunk or gap. */
  readonly onItem: (item: PcmItem) => void;
}

/** One worklet node in one context. */
export interface PcmSession {
  /** What sources are connected to. */
  readonly node: AudioWorkletNode;
  /** Begins a gap; resolves when nothing more is taken. */
  readonly interrupt: (reason: PcmGapReason) => Promise<void>;
  /** Ends a gap. */
  readonly resume: () => void;
  /** Has the rest given out, and resolves when it has been. */
  readonly end: () => Promise<void>;
}
