import type { Browser, Page } from 'playwright';
import { percentile } from '../support/statistics.ts';
import type { Figures } from './measureList.ts';

/** Messages that are read up. */
export const wheelMessages = 2_000;
/** Pixels of one tick of the wheel, of which one comes every other frame: 7,200 pixels in a second at 60 Hz. */
const tick = 240;
/** How many ticks are turned before it is asked how far the list has come. */
const ticksAtOnce = 20;

/** Counts the seconds that the page's main thread, and all threads of its process, are busy from now on. */
async function watchBusy(browser: Browser, page: Page) {
  const [ofBrowser, ofPage] = await Promise.all([
    browser.newBrowserCDPSession(),
    page.context().newCDPSession(page),
  ]);
  // The time of tasks counts for as long as this session lasts.
  await ofPage.send('Performance.enable');
  const take = async () => {
    const { metrics } = await ofPage.send('Performance.getMetrics');
    const { processInfo } = await ofBrowser.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer');
    return {
      main: metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN,
      renderer: renderers.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
    };
  };
  const before = await take();
  return async () => {
    const after = await take();
    await Promise.all([ofBrowser.detach(), ofPage.detach()]);
    return { main: after.main - before.main, renderer: after.renderer - before.renderer };
  };
}

async function turn(page: Page): Promise<void> {
  for (let count = 0; count < ticksAtOnce; count += 1) {
    await page.mouse.wheel(0, -tick);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
}

/**
 * A real wheel up through 2,000 messages, from the end: how long a frame takes, and how much of a core the page's main
 * thread and its whole process need. Nothing else is read of the page meanwhile.
 */
export async function measureWheel(browser: Browser, page: Page): Promise<Figures> {
  await page.evaluate(() => window.bench.goToEnd());
  await page.mouse.move(450, 350);
  const first = await page.evaluate(() => window.bench.messageRead());
  const goal = first - wheelMessages;
  const stopBusy = await watchBusy(browser, page);
  const started = performance.now();
  await page.evaluate(() => window.bench.startFrames());
  let read = first;
  // A list that does not move any more would be waited for without end.
  for (let last = Number.POSITIVE_INFINITY; read > goal && read < last; ) {
    last = read;
    await turn(page);
    read = await page.evaluate(() => window.bench.messageRead());
  }
  const intervals = await page.evaluate(() => window.bench.stopFrames());
  const seconds = (performance.now() - started) / 1_000;
  const busy = await stopBusy();
  if (read > goal) throw new Error(`The wheel came no further than ${first - read} messages.`);
  return {
    'wheel, frame p50 ms': percentile(intervals, 0.5),
    'wheel, frame p95 ms': percentile(intervals, 0.95),
    'wheel, frame max ms': Math.max(...intervals),
    'wheel, main thread % of a core': (100 * busy.main) / seconds,
    'wheel, renderer process % of a core': (100 * busy.renderer) / seconds,
    'wheel, messages in a second': (first - read) / seconds,
  };
}
