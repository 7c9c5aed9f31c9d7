import type { SpokenGap } from './createTranscriptLines.ts';

/** Gaps are not marked more often than that, a page that sends too much would only move on to that: what comes meanwhile is one gap. */
const gapEveryMs = 2000;

/** What gap marks need. */
export type GapMarksOptions = {
  /** Milliseconds since 1970. */
  now: () => number;
  onGap: (gap: Pick<SpokenGap, 'reason' | 'startedAt' | 'endedAt'>) => void;
};

/** Marks what is missing of one voice, as one gap where much is missing within a short time. */
export function createGapMarks({ now, onGap }: GapMarksOptions) {
  let lastAt = Number.NEGATIVE_INFINITY;
  /** A gap that is not marked yet. */
  let waiting: { reason: SpokenGap['reason']; from: number; to: number } | undefined;

  function send(): void {
    if (!waiting) return;
    const { reason, from, to } = waiting;
    waiting = undefined;
    lastAt = now();
    onGap({ reason, startedAt: new Date(from), endedAt: new Date(to) });
  }

  function sendDue(): void {
    if (now() - lastAt >= gapEveryMs) send();
  }

  return {
    /** Marks the waiting gap at once. */
    send,
    /** Marks the waiting gap where the last one is old enough. */
    sendDue,
    /** Something is missing between two times, in milliseconds since 1970. */
    mark: (reason: SpokenGap['reason'], from: number, to: number): void => {
      sendDue();
      waiting = {
        reason: waiting?.reason ?? reason,
        from: Math.min(waiting?.from ?? from, from),
        to: Math.max(waiting?.to ?? to, to),
      };
      sendDue();
    },
  };
}
