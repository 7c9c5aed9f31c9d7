import type { SessionHandlers } from './createSession.ts';
import type { PcmItem } from './PcmItem.ts';
import { gapOf, shiftItem } from './PcmItem.ts';

/** The places of a stream, through all its sessions. */
export interface Timeline {
  /** For a session that begins at the stream's position when its first sample arrives, after what `onStarted` adds. */
  readonly handlersOf: (onStarted?: () => void) => SessionHandlers;
  /** Marks a gap in which no context counted, by its length on the page's clock, in seconds. */
  readonly missed: (seconds: number) => void;
}

/**
 * Puts the items of one session behind those of the session before it.
 *
 * @param rate samples per second
 * @param onItem gets them, in order
 */
export function createTimeline(rate: number, onItem: (item: PcmItem) => void): Timeline {
  /** How far the items reach. */
  let position = 0;

  function emit(item: PcmItem): void {
    position =
      'gap' in item ? item.gap.startSample + item.gap.samples : item.startSample + item.samples.length;
    onItem(item);
  }

  return {
    missed: (seconds) => emit(gapOf(position, Math.round(seconds * rate), rate, 'rate')),
    handlersOf: (onStarted) => {
      let base = 0;
      return {
        onStarted: () => {
          onStarted?.();
          base = position;
        },
        onItem: (item) => emit(shiftItem(item, base, rate)),
      };
    },
  };
}
