import type { Clock } from '@franca/ui/core';
import type { OutboxItem } from './Outbox.ts';

/** What a lane does with its first message: nothing more for now, or a pause before the next try. */
export interface LaneResult {
  /** Milliseconds until the lane goes on; 0 goes on at once. */
  readonly pause: number;
}

/** Options of {@link createLanes}. */
export interface LanesOptions {
  /** Time. */
  readonly clock: Clock;
  /** The first message of a topic that may be sent now, if any. */
  readonly next: (topicId: string) => OutboxItem | undefined;
  /** Tries to send it; never rejects. */
  readonly attempt: (item: OutboxItem) => Promise<LaneResult>;
}

/** One lane per topic; see {@link createLanes}. */
export interface Lanes {
  /** Sends what waits in a topic, unless its lane is busy or pausing. */
  readonly run: (topicId: string) => void;
  /** Ends all pauses. */
  readonly wake: () => void;
  /** Ends all pauses without going on. */
  readonly stop: () => void;
}

interface Lane {
  isBusy: boolean;
  cancelPause: (() => void) | null;
}

/** Sends one message at a time per topic: a topic that has to wait holds up no other. */
export function createLanes({ clock, next, attempt }: LanesOptions): Lanes {
  const lanes = new Map<string, Lane>();

  const laneOf = (topicId: string): Lane => {
    let lane = lanes.get(topicId);
    if (!lane) {
      lane = { isBusy: false, cancelPause: null };
      lanes.set(topicId, lane);
    }
    return lane;
  };

  const endPauses = (): void => {
    for (const lane of lanes.values()) {
      lane.cancelPause?.();
      lane.cancelPause = null;
    }
  };

  const run = (topicId: string): void => {
    const lane = laneOf(topicId);
    if (lane.isBusy || lane.cancelPause) return;
    const item = next(topicId);
    if (!item) return;
    lane.isBusy = true;
    void attempt(item).then(({ pause }) => {
      lane.isBusy = false;
      if (pause === 0) {
        run(topicId);
        return;
      }
      lane.cancelPause = clock.schedule(() => {
        lane.cancelPause = null;
        run(topicId);
      }, pause);
    });
  };

  return {
    run,
    wake: () => {
      endPauses();
      for (const topicId of lanes.keys()) run(topicId);
    },
    stop: endPauses,
  };
}
