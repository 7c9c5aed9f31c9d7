import { numberOf } from './BenchMessage.ts';
import { type Driver, goToEnd } from './Driver.ts';
import { movement } from './motion.ts';
import { anchor, type RowBox, rowBoxes, scrollerOf, topOf } from './rows.ts';
import { frames, paintedFrame } from './sampling.ts';

/** How exactly the row being read followed the reader while translations came. */
export interface Reading {
  /** The most that it moved besides in one painted frame, in pixels. */
  readonly frame: number;
  /** The most that these deviations had added up to at any time, in pixels. */
  readonly sum: number;
  /** Messages that were read. */
  readonly messages: number;
  /** Translations that came. */
  readonly changes: number;
}

/**
 * A row of somebody else's above the upper edge or across it, by turns, that has no late words. One that fills much of the
 * viewport is what is being read: it grows downwards, and what follows it moves.
 */
function rowForLate({ store }: Driver, rows: readonly RowBox[], turn: number): RowBox | undefined {
  const isMeant = ({ key, isOther }: RowBox) => isOther && store.lateWords(key) === 0;
  const most = scrollerOf().clientHeight / 2;
  const onEdge = rows.find((row) => isMeant(row) && row.top < -1 && row.bottom > 1 && row.bottom < most);
  return (turn % 2 === 0 ? onEdge : undefined) ?? rows.findLast((row) => isMeant(row) && row.bottom < -4);
}

/** Moves the list up as a wheel does; returns by how many pixels, which are whole ones of the device. */
function turnUp(step: number): number {
  const scroller = scrollerOf();
  const from = scroller.scrollTop;
  scroller.dispatchEvent(new WheelEvent('wheel', { deltaY: -step, bubbles: true }));
  scroller.scrollTop -= step;
  return from - scroller.scrollTop;
}

/** Reads up through so many messages in long strides; after each, a translation comes above or on the upper edge. */
export async function readUp(driver: Driver, messages: number): Promise<Reading> {
  await goToEnd(driver);
  const first = numberOf(anchor().key);
  const reading = { frame: 0, sum: 0, messages: 0, changes: 0 };
  let added = 0;
  const note = (inFrame: number, lasting: number) => {
    added += lasting;
    reading.frame = Math.max(reading.frame, Math.abs(inFrame));
    reading.sum = Math.max(reading.sum, Math.abs(added));
  };
  for (let turn = 0; reading.messages < messages && turn < messages; turn += 1) {
    const before = rowBoxes();
    const moved = turnUp(470);
    await paintedFrame();
    const beside = (movement(before, rowBoxes()) ?? Number.POSITIVE_INFINITY) - moved;
    note(beside, beside);
    const late = rowForLate(driver, rowBoxes(), turn);
    if (late) {
      const { key, top } = anchor();
      driver.store.setLate(late.key, 8 + (reading.changes % 20));
      await paintedFrame();
      const drift = topOf(key) - top;
      note(drift, drift);
      reading.changes += 1;
    }
    reading.messages = first - numberOf(anchor().key);
  }
  return reading;
}

/** Watches the list until the returned function is called: a real wheel turns up in steps of `step` pixels. */
export function watchReading(driver: Driver, step: number): () => Promise<Reading> {
  let isOver = false;
  const run = async (): Promise<Reading> => {
    const reading = { frame: 0, sum: 0, messages: 0, changes: 0 };
    const beside = (moved: number) => Math.abs(moved - step * Math.round(moved / step));
    let [before, travelled] = [rowBoxes(), 0];
    while (!isOver) {
      await paintedFrame();
      const now = rowBoxes();
      const moved = movement(before, now) ?? Number.POSITIVE_INFINITY;
      travelled += moved;
      reading.frame = Math.max(reading.frame, beside(moved));
      reading.sum = Math.max(reading.sum, beside(travelled));
      before = now;
      // Far enough above that no step brings it into sight before it grows.
      const late = now.findLast(
        (row) => row.isOther && row.bottom < -5 * step && driver.store.lateWords(row.key) === 0,
      );
      if (!late) continue;
      driver.store.setLate(late.key, 8 + (reading.changes % 20));
      reading.changes += 1;
    }
    return reading;
  };
  const result = run();
  return async () => {
    await frames(6);
    isOver = true;
    return result;
  };
}
