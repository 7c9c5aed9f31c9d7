import { type Driver, goToEnd, goToMiddle, goToStart, readerScrolls, waitUntilStill } from './Driver.ts';
import type { Shown } from './mountList.tsx';
import { anchor, fromEnd, type RowBox, rowBoxes, scrollerOf, topOf } from './rows.ts';
import { paintedFrame, watch } from './sampling.ts';

/** Deviation in pixels: the worst of all painted frames, and what remained. */
export interface Drift {
  readonly painted: number;
  readonly still: number;
  /** How many changes were made. */
  readonly changes: number;
}

const none: Drift = { painted: 0, still: 0, changes: 0 };

const worse = (sum: Drift, next: { worst: number; last: number }): Drift => ({
  painted: Math.max(sum.painted, next.worst),
  still: Math.max(sum.still, next.last),
  changes: sum.changes + 1,
});

async function driftOf(change: () => void, count: number): Promise<{ worst: number; last: number }> {
  const { key, top } = anchor();
  change();
  return watch(count, () => topOf(key) - top);
}

/** Where the reader is when older messages come. */
export type PrependPlace = 'middle' | 'top' | 'near';

/** Twenty older messages at a time, while the reader is in the middle, at the very top or 120 px from it. */
export async function prepend(driver: Driver, place: PrependPlace, times: number): Promise<Drift> {
  let drift = none;
  if (place === 'middle') await goToMiddle(driver);
  for (let round = 0; round < times; round += 1) {
    if (place !== 'middle') await goToStart(driver);
    if (place === 'near') await readerScrolls(120);
    drift = worse(drift, await driftOf(() => driver.store.prepend(20), 14));
    await waitUntilStill();
  }
  return drift;
}

/** Which row gets late words, seen from the reader. */
export type LatePlace = 'above' | 'far' | 'edge' | 'inside';

function rowAt(driver: Driver, place: LatePlace, isMeant: (id: string) => boolean): string | null {
  const rows = rowBoxes().filter(({ key }) => isMeant(key));
  const first = anchor();
  const height = scrollerOf().clientHeight;
  const found: Record<LatePlace, () => string | undefined> = {
    above: () => rows.findLast(({ isOther, bottom }) => isOther && bottom <= 0)?.key,
    edge: () => rows.find(({ isOther, top, bottom }) => isOther && top < -1 && bottom > 1)?.key,
    inside: () => rows.find((row: RowBox) => row.isOther && row.top > first.top && row.bottom < height)?.key,
    far: () => {
      const messages = driver.store.getMessages();
      const index = messages.findIndex(({ id }) => id === first.key);
      return messages
        .slice(Math.max(0, index - 20), Math.max(0, index - 8))
        .find(({ id, isOwn }) => !isOwn && isMeant(id))?.id;
    },
  };
  return found[place]() ?? null;
}

/** Late words for a row above, far above, across the upper edge or inside; then they are taken away again. */
export async function late(
  driver: Driver,
  place: LatePlace,
  times: number,
): Promise<{ grow: Drift; shrink: Drift }> {
  let [grow, shrink] = [none, none];
  await goToMiddle(driver);
  for (let tries = 0; grow.changes < times && tries < times * 6; tries += 1) {
    await readerScrolls(-97);
    const id = rowAt(driver, place, () => true);
    if (!id || driver.store.lateWords(id) > 0) continue;
    grow = worse(grow, await driftOf(() => driver.store.setLate(id, 8 + ((tries * 5) % 30)), 4));
    if (tries % 2 === 0) shrink = worse(shrink, await driftOf(() => driver.store.setLate(id, 0), 4));
  }
  return { grow, shrink };
}

/** Pictures of unknown size that come above, far above, across the upper edge or inside. */
export async function pictures(driver: Driver, place: LatePlace, times: number): Promise<Drift> {
  const { getMessages, isPictureHere, bringPicture } = driver.store;
  const missing = new Set(getMessages().flatMap(({ id, hasPicture }) => (hasPicture ? [id] : [])));
  let drift = none;
  await goToMiddle(driver);
  for (let tries = 0; drift.changes < times && tries < times * 10; tries += 1) {
    await readerScrolls(-97);
    const id = rowAt(driver, place, (key) => missing.has(key) && !isPictureHere(key));
    if (id) drift = worse(drift, await driftOf(() => bringPicture(id), 10));
  }
  return drift;
}

/** Late words for every row that the reader is about to read upwards to, before any of them is rendered. */
export async function lateUpwards(driver: Driver): Promise<void> {
  await goToEnd(driver);
  const [rendered] = rowBoxes();
  const messages = driver.store.getMessages();
  const end = messages.findIndex(({ id }) => id === rendered?.key);
  const others = messages.slice(Math.max(0, end - 160), end).filter(({ isOwn }) => !isOwn);
  others.forEach(({ id }, index) => {
    driver.store.setLate(id, 8 + (index % 20));
  });
  await waitUntilStill();
}

/** What happens while the list is at its end; the figure is the distance from it. */
export async function pinned(driver: Driver, times: number): Promise<Record<string, Drift>> {
  const frame = document.getElementById('frame') as HTMLElement;
  const composer = document.getElementById('composer') as HTMLElement;
  const change = async (action: () => void, count: number) => {
    action();
    return watch(count, fromEnd);
  };
  const result: Record<string, Drift> = {};
  await goToEnd(driver);
  result.appends = none;
  for (let round = 0; round < times * 2; round += 1) {
    result.appends = worse(result.appends, await change(driver.store.append, 4));
  }
  await goToEnd(driver);
  result.late = none;
  for (let round = 0; round < times; round += 1) {
    const rows = rowBoxes().filter(({ isOther, bottom }) => isOther && bottom > 0);
    const row = rows[(round * 7) % Math.max(1, rows.length)];
    if (!row) continue;
    const words = driver.store.lateWords(row.key);
    const next = words > 60 ? 0 : words + 9;
    result.late = worse(result.late, await change(() => driver.store.setLate(row.key, next), 4));
  }
  const sizes = async (
    name: string,
    element: HTMLElement,
    property: 'blockSize' | 'inlineSize',
    size: string,
  ) => {
    await goToEnd(driver);
    const back = getComputedStyle(element)[property];
    const out = await change(
      () => element.style.setProperty(property === 'blockSize' ? 'block-size' : 'inline-size', size),
      8,
    );
    const home = await change(
      () => element.style.setProperty(property === 'blockSize' ? 'block-size' : 'inline-size', back),
      8,
    );
    result[name] = worse(worse(none, out), home);
  };
  await sizes('composer', composer, 'blockSize', '180px');
  await sizes('keyboard', frame, 'blockSize', '420px');
  await sizes('width', frame, 'inlineSize', '500px');
  return result;
}

/** Late words for rows on the screen while the list is at its end: how far the newest message moves. */
export async function lateAtEnd(driver: Driver, times: number): Promise<Drift> {
  let drift = none;
  await goToEnd(driver);
  for (let round = 0; round < times; round += 1) {
    const rows = rowBoxes().filter(({ isOther, bottom }) => isOther && bottom > 0);
    const row = rows[(round * 7) % Math.max(1, rows.length)];
    const bottom = rowBoxes().at(-1)?.bottom ?? 0;
    if (!row) continue;
    driver.store.setLate(row.key, driver.store.lateWords(row.key) + 9);
    drift = worse(drift, await watch(4, () => (rowBoxes().at(-1)?.bottom ?? 0) - bottom));
  }
  return drift;
}

/** The column becomes narrower and wide again while the reader is in the middle. */
export async function width(driver: Driver, times: number): Promise<Drift> {
  const frame = document.getElementById('frame') as HTMLElement;
  let drift = none;
  await goToMiddle(driver);
  for (let round = 0; round < times; round += 1) {
    await readerScrolls(-83);
    drift = worse(drift, await driftOf(() => frame.style.setProperty('inline-size', '500px'), 8));
    frame.style.setProperty('inline-size', '900px');
    await waitUntilStill();
  }
  return drift;
}

/**
 * When a message far away stands still in the middle, counted in milliseconds and in painted frames, and how far from the
 * middle, in pixels. `share` is how far down the conversation the message is, 0 to 1.
 */
export async function jump(driver: Driver, share: number): Promise<Shown & { error: number }> {
  await goToEnd(driver);
  const index = Math.floor(driver.store.getMessages().length * share);
  const key = driver.store.getMessages()[index]?.id ?? '';
  const started = performance.now();
  driver.handle.jump(index);
  let [ms, frames, before, still] = [0, 0, Number.NaN, 0];
  for (let count = 1; count <= 300 && still < 4; count += 1) {
    await paintedFrame();
    const painted = performance.now();
    const top = topOf(key);
    const isHere = top > -50 && top < scrollerOf().clientHeight;
    if (isHere && top === before) still += 1;
    else [ms, frames, still] = [painted - started, count, 0];
    before = top;
  }
  const box = rowBoxes().find((row) => row.key === key);
  const middle = scrollerOf().clientHeight / 2;
  return {
    ms,
    frames,
    error: box ? Math.abs((box.top + box.bottom) / 2 - middle) : Number.POSITIVE_INFINITY,
  };
}
