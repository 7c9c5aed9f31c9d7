import type { Browser, Page } from 'playwright';
import type { Row } from '../support/report.ts';
import type { Reading } from './page/reading.ts';
import type { Drift } from './page/scenarios.ts';

/** A screen on which the list is read. */
export interface Screen {
  /** Size of the page's text, in pixels: what `rem` is. */
  readonly root: number;
  /** Device pixels of the screen for a pixel of a page that is not zoomed. */
  readonly ratio: number;
  /** The browser's zoom, in percent. */
  readonly zoom: number;
}

/** What is measured on each screen. */
export interface ScreenOptions {
  /** The page of the benchmark. */
  readonly url: string;
  /** Name of the file in `page/lists`. */
  readonly list: string;
  /** How many messages are read up. */
  readonly messages: number;
}

/** Length of a wheel's step, in pixels: a whole number of device pixels on every screen of the matrix. */
const step = 40;
const steps = 40;
const places = ['above', 'far', 'edge', 'inside'] as const;

/** Goes on reading up, by a real wheel. */
async function turnWheel(page: Page): Promise<Reading> {
  await page.mouse.move(450, 350);
  await page.evaluate((pixels) => window.bench.startReading(pixels), step);
  for (let turn = 0; turn < steps; turn += 1) await page.mouse.wheel(0, -step);
  const reading = await page.evaluate(() => window.bench.stopReading());
  if (!reading) throw new Error('Nothing was recorded: the page does not know of the wheel.');
  return reading;
}

/**
 * How far the row that is read moves on one screen, in painted frames: while it stands and heights change around it,
 * and while a wheel turns up through thousands of messages and translations arrive.
 *
 * A browser's zoom is what it is to the page: more device pixels for each of its own.
 */
export async function measureScreen(browser: Browser, screen: Screen, options: ScreenOptions): Promise<Row> {
  const { url, list, messages } = options;
  const page = await browser.newPage({
    viewport: { width: 900, height: 760 },
    deviceScaleFactor: (screen.ratio * screen.zoom) / 100,
  });
  page.setDefaultTimeout(60_000);
  const open = async () => {
    await page.goto(`${url}?list=${list}&count=${messages + 200}&root=${screen.root}px`);
    await page.waitForFunction(() => 'bench' in window);
    await page.evaluate(() => window.bench.mount());
  };
  const drifts: Drift[] = [];
  await open();
  for (const place of places) {
    const { grow, shrink } = await page.evaluate((where) => window.bench.late(where, 2), place);
    drifts.push(grow, shrink);
  }

  const pictures: Drift[] = [];
  for (const place of places)
    pictures.push(await page.evaluate((where) => window.bench.pictures(where, 1), place));

  const prepends = [
    await page.evaluate(() => window.bench.prepend('middle', 1)),
    await page.evaluate(() => window.bench.prepend('top', 1)),
  ];

  const pinned = await page.evaluate(() => window.bench.lateAtEnd(4));

  await open();

  const reading = await page.evaluate((count) => window.bench.readUp(count), messages);

  const wheel = await turnWheel(page);

  await page.close();
  const worst = (...all: Drift[]) => Math.max(...all.map(({ painted }) => painted));
  const rounded = (value: number) => Math.round(value * 1_000) / 1_000;
  return {
    ...screen,
    'late words': rounded(worst(...drifts)),
    pictures: rounded(worst(...pictures)),
    'older page': rounded(worst(...prepends)),
    'at the end': rounded(worst(pinned)),
    'reading up, a frame': rounded(reading.frame),
    'reading up, added up': rounded(reading.sum),
    'by wheel, a frame': rounded(wheel.frame),
    'by wheel, added up': rounded(wheel.sum),
    'messages read': reading.messages,
    translations: reading.changes + wheel.changes,
  };
}
