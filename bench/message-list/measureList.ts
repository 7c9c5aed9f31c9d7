import type { Browser, Page } from 'playwright';
import { percentile } from '../support/statistics.ts';
import { measureWheel, wheelMessages } from './measureWheel.ts';
import type { BenchApi } from './page/main.tsx';
import type { Motion } from './page/motion.ts';
import type { Shown } from './page/mountList.tsx';
import type { Drift } from './page/scenarios.ts';
import { watchBlank } from './screencast.ts';

/** Which list, and how long a conversation. */
export interface Subject {
  /** Name of the file in `page/lists`. */
  readonly list: string;
  /** Number of messages. */
  readonly count: number;
}

/** Every figure of one list at one size, by name. Pixels unless the name says otherwise. */
export type Figures = Record<string, number>;

declare global {
  interface Window {
    /** The page's side of the benchmark. */
    bench: BenchApi;
  }
}

const size = { width: 900, height: 760 };

async function open(
  browser: Browser,
  url: string,
  { list, count }: Subject,
): Promise<{ page: Page; mount: Shown }> {
  const page = await browser.newPage({ viewport: size });
  page.setDefaultTimeout(120_000);
  await page.goto(`${url}?list=${list}&count=${count}`);
  await page.waitForFunction(() => 'bench' in window);
  // What filling the store has left behind is not the list's to clear away.
  await page.requestGC();
  return { page, mount: await page.evaluate(() => window.bench.mount()) };
}

const median = (values: readonly number[]) => percentile(values, 0.5);

/**
 * Mounts lists on several cold pages each, by turns, so that what else the machine does meets all of them. The messages
 * are in the store: Franca builds its rows from the topic store within the time, the others take their plain array.
 */
export async function measureMounts(
  browser: Browser,
  url: string,
  { lists, count }: { readonly lists: readonly string[]; readonly count: number },
  times: number,
): Promise<ReadonlyMap<string, Figures>> {
  const samples = new Map<string, Shown[]>(lists.map((list) => [list, []]));
  for (let round = 0; round < times; round += 1) {
    for (const [list, shown] of samples) {
      const { page, mount } = await open(browser, url, { list, count });
      shown.push(mount);
      await page.close();
    }
  }
  return new Map(
    [...samples].map(([list, shown]) => [
      list,
      {
        'mount from a filled store ms': median(shown.map(({ ms }) => ms)),
        'mount from a filled store, frames': median(shown.map(({ frames }) => frames)),
      },
    ]),
  );
}

const drifts = (name: string, drift: Drift): Figures => ({
  [name]: drift.painted,
  [`${name}, changes`]: drift.changes,
});

/** Turns a real wheel over the list: so many ticks of so many pixels, one every 30 ms or so. */
async function turnWheel(page: Page, ticks: number, pixels: number): Promise<void> {
  for (let tick = 0; tick < ticks; tick += 1) {
    await page.mouse.wheel(0, pixels);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

async function read(page: Page, withLate: boolean, ticks: number, pixels: number): Promise<Motion> {
  await page.evaluate(() => window.bench.goToEnd());
  await page.mouse.move(450, 350);
  await page.evaluate((late) => window.bench.startMotion(late), withLate);
  await turnWheel(page, ticks, -pixels);
  const motion = await page.evaluate(() => window.bench.stopMotion());
  if (!motion) throw new Error('Nothing was recorded: the page does not know of the wheel.');
  return motion;
}

const readings = [
  { name: 'reading up', withLate: false, ticks: 96, pixels: 50 },
  { name: 'reading up, late', withLate: true, ticks: 96, pixels: 50 },
  // To rows whose translations came while they were far away; in long strides, so that several come with one frame.
  { name: 'reading up to late rows', withLate: false, ticks: 20, pixels: 400 },
] as const;

/** Reading up by wheel: how much further or shorter than asked, and frames the wrong way. */
async function measureReading(
  page: Page,
  { name, withLate, ticks, pixels }: (typeof readings)[number],
): Promise<Figures> {
  if (name === 'reading up to late rows') await page.evaluate(() => window.bench.lateUpwards());
  const motion = await read(page, withLate, ticks, pixels);
  return {
    [`${name}, too far`]: motion.travelled - ticks * pixels,
    [`${name}, frames the wrong way`]: motion.wrongWayFrames,
    [`${name}, worst wrong way`]: motion.wrongWay,
    ...(withLate ? { [`${name}, changes`]: motion.changes } : {}),
  };
}

async function measureFling(browser: Browser, page: Page): Promise<Figures> {
  const stop = await watchBlank(browser, page);
  const motion = await read(page, false, 60, 700);
  const painted = await stop();
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    'fling, p95 frame ms': percentile(motion.intervals, 0.95),
    'fling, blank by hit test %': 100 * mean(motion.blank),
    'fling, blank in pictures %': 100 * mean(painted),
    'fling, frames the wrong way': motion.wrongWayFrames,
  };
}

/**
 * Every scenario but the mount, each on a page of its own, so that none inherits another's measured heights; only those that
 * are named, if some are.
 */
export async function measureBehaviour(
  browser: Browser,
  url: string,
  subject: Subject,
  only: readonly string[],
): Promise<Figures> {
  const onPage = async (name: string, scenario: (page: Page) => Promise<Figures>): Promise<Figures> => {
    if (only.length > 0 && !only.includes(name)) return {};
    const { page } = await open(browser, url, subject);
    try {
      return await scenario(page);
    } finally {
      await page.close();
    }
  };
  const prepends = await onPage('prepend', async (page) => ({
    ...drifts('prepend, middle', await page.evaluate(() => window.bench.prepend('middle', 12))),
    ...drifts('prepend, scrollTop 0', await page.evaluate(() => window.bench.prepend('top', 6))),
    ...drifts('prepend, 120 px from the top', await page.evaluate(() => window.bench.prepend('near', 6))),
  }));
  const late = await onPage('late', async (page) => {
    const figures: Figures = {};
    for (const place of ['above', 'far', 'edge', 'inside'] as const) {
      const { grow, shrink } = await page.evaluate((where) => window.bench.late(where, 12), place);
      Object.assign(figures, drifts(`late, ${place}`, grow), drifts(`shrinking, ${place}`, shrink));
    }
    return figures;
  });
  const pictures: Figures = {};
  for (const place of ['above', 'far', 'edge', 'inside'] as const) {
    const drift = await onPage('picture', async (page) =>
      drifts(`picture, ${place}`, await page.evaluate((where) => window.bench.pictures(where, 8), place)),
    );
    Object.assign(pictures, drift);
  }
  const pinned = await onPage('pinned', async (page) => {
    const results = Object.entries(await page.evaluate(() => window.bench.pinned(25)));
    return Object.assign({}, ...results.map(([name, drift]) => drifts(`pinned, ${name}`, drift)));
  });
  const width = await onPage('width', async (page) =>
    drifts('width 900 to 500', await page.evaluate(() => window.bench.width(6))),
  );
  const jump = await onPage('jump', async (page) => {
    const jumps: (Shown & { error: number })[] = [];
    // Each to rows that were never rendered; the middle first.
    for (const share of [0.5, 0.3, 0.7, 0.2, 0.6, 0.1, 0.4]) {
      jumps.push(await page.evaluate((where) => window.bench.jump(where), share));
    }
    return {
      'jump ms': median(jumps.map(({ ms }) => ms)),
      'jump, frames': median(jumps.map(({ frames }) => frames)),
      'jump, slowest ms': Math.max(...jumps.map(({ ms }) => ms)),
      'jump error': Math.max(...jumps.map(({ error }) => error)),
    };
  });
  const reading: Figures = {};
  for (const kind of readings)
    Object.assign(reading, await onPage('reading', (page) => measureReading(page, kind)));
  const fling = await onPage('fling', (page) => measureFling(browser, page));
  const wheel =
    subject.count > wheelMessages ? await onPage('wheel', (page) => measureWheel(browser, page)) : {};
  return { ...prepends, ...late, ...pictures, ...pinned, ...width, ...jump, ...reading, ...fling, ...wheel };
}
