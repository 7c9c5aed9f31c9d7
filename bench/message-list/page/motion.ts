import type { Driver } from './Driver.ts';
import { type RowBox, rowBoxes, scrollerOf } from './rows.ts';
import { paintedFrame } from './sampling.ts';

/** What happened between the first and the last turn of a real wheel. */
export interface Motion {
  /** Pixels that the messages moved down on the screen. */
  readonly travelled: number;
  /** Painted frames in which they moved up instead. */
  readonly wrongWayFrames: number;
  /** The worst of them, in pixels. */
  readonly wrongWay: number;
  /** Milliseconds between frames. */
  readonly intervals: number[];
  /** Share of the viewport without a message, by hit test, frame by frame. */
  readonly blank: number[];
  /** Late translations that came meanwhile. */
  readonly changes: number;
}

/**
 * How far the rows that are in both frames have moved: they all move alike, but for those that grew. Where a long stride
 * leaves none in sight, by those that have come into sight and were rendered above before.
 */
export function movement(before: readonly RowBox[], now: readonly RowBox[]): number | null {
  const tops = new Map(before.map((row) => [row.key, row.top]));
  const height = scrollerOf().clientHeight;
  const seen = now.filter((row) => tops.has(row.key) && row.bottom > 0 && row.top < height);
  const stayed = seen.filter((row) => (tops.get(row.key) ?? -1) >= 0);
  const steps = (stayed.length > 0 ? stayed : seen)
    .map((row) => row.top - (tops.get(row.key) ?? 0))
    .sort((first, second) => first - second);
  return steps.length > 0 ? (steps[Math.floor(steps.length / 2)] ?? null) : null;
}

function blankShare(): number {
  const box = scrollerOf().getBoundingClientRect();
  const points = 14;
  let blank = 0;
  for (let index = 0; index < points; index += 1) {
    const y = box.top + 8 + ((box.height - 16) * index) / (points - 1);
    const hit = document
      .elementsFromPoint(box.left + box.width / 2, y)
      .some((element) => element.closest('[data-key]'));
    if (!hit) blank += 1;
  }
  return blank / points;
}

/** Watches the list until the returned function is called. */
export function watchMotion(driver: Driver, withLate: boolean): () => Promise<Motion> {
  let isOver = false;
  const motion = {
    travelled: 0,
    wrongWayFrames: 0,
    wrongWay: 0,
    intervals: [] as number[],
    blank: [] as number[],
    changes: 0,
  };
  const run = async () => {
    let before = rowBoxes();
    let [last, lastLate] = [await paintedFrame(), 0];
    while (!isOver) {
      const time = await paintedFrame();
      motion.intervals.push(time - last);
      last = time;
      const now = rowBoxes();
      const step = movement(before, now) ?? 0;
      motion.travelled += step;
      if (step < -1) {
        motion.wrongWayFrames += 1;
        motion.wrongWay = Math.max(motion.wrongWay, -step);
      }
      motion.blank.push(blankShare());
      before = now;
      if (!withLate || time - lastLate < 100) continue;
      const above = now.findLast(
        (row) => row.isOther && row.bottom < -4 && driver.store.lateWords(row.key) === 0,
      );
      if (!above) continue;
      driver.store.setLate(above.key, 8 + (motion.changes % 20));
      motion.changes += 1;
      lastLate = time;
    }
    return motion;
  };
  const result = run();
  return () => {
    isOver = true;
    return result;
  };
}
