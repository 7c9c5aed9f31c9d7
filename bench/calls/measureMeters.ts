import type { Browser, Page } from 'playwright';
import { openMediaStage } from '../../e2e/support/mediaStage.ts';

/** How long each way is watched, in milliseconds. */
const span = 5000;

/** Seconds that the page's main thread has worked so far. */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page);
  // Time of the processor: what other programs take in between is no work of the page.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
}

/** Share of a core of a page's main thread for the statistics of a room with two others, as often as the kit reads them. */
export async function measureMeters(browser: Browser): Promise<number> {
  const stage = await openMediaStage(browser);
  try {
    const ana = await stage.enter('ana');
    for (const name of ['bea', 'cleo']) {
      const other = await stage.enter(name);
      await other.page.waitForFunction(() => window.notes.firstFrame !== null);
    }
    const work = await workOf(ana.page);
    const shareOf = async (interval: number): Promise<number> => {
      const before = await work();
      await ana.page.evaluate(
        ([pause, length]) =>
          new Promise<void>((resolve) => {
            const timer = setInterval(() => void window.notes.room.getStats(), pause);
            setTimeout(() => {
              clearInterval(timer);
              resolve();
            }, length);
          }),
        [interval, span] as const,
      );
      return ((await work()) - before) / (span / 1000);
    };
    const atRest = await shareOf(span * 2);
    // Three times as often, as one reading alone is lost among the rest.
    return ((await shareOf(1000)) - atRest) / 3;
  } finally {
    await stage.dispose();
  }
}
