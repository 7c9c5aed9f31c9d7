import type { Browser, Page } from 'playwright';
import { percentile } from '../support/statistics.ts';
import type { CallBench } from './page/main.tsx';

/** What a call's screen costs. */
export interface ScreenFigures {
  /** Milliseconds from a ring to its screen. */
  readonly rings: readonly number[];
  /** Milliseconds until the screen of 25 people is there, ours and that of LiveKit's components, in turn. */
  readonly mounts: readonly { readonly franca: number; readonly liveKit: number }[];
  /** Layouts for one change of the speaker among 25 pictures. */
  readonly layouts: number;
  /** Share of a core of the main thread for listening to 25 people. */
  readonly meters: number;
  /** Elements of pictures that were made anew by all changes. */
  readonly remounts: number;
}

const people = 25;
const changes = 20;

/** Calls something of the page's side. */
const inPage = async (page: Page, name: keyof CallBench, argument = 0): Promise<number> => {
  const answer = await page.evaluate(
    async ([called, value]) => {
      const { bench } = window as unknown as { bench: CallBench };
      return (await bench[called](value)) ?? null;
    },
    [name, argument] as const,
  );
  return answer ?? Number.NaN;
};

/** Opens calls without a network or devices: rings, screens of 25 people, and 25 pictures while others speak. */
export async function measureScreen(browser: Browser, url: string, rounds: number): Promise<ScreenFigures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(60_000);
  await page.goto(url);
  await page.waitForFunction(() => 'bench' in window);
  const rings: number[] = [];
  const mounts: { franca: number; liveKit: number }[] = [];
  // What is loaded on first use, and compiled, is not what a second call costs.
  await inPage(page, 'ring');
  for (let round = 0; round < rounds; round += 1) {
    rings.push(await inPage(page, 'ring'));
    const franca = await inPage(page, 'mountFranca', people);
    mounts.push({ franca, liveKit: await inPage(page, 'mountLiveKit', people) });
  }
  const client = await page.context().newCDPSession(page);
  // Time of the processor: what other programs take in between is no work of the page.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metric = async (wanted: 'LayoutCount' | 'TaskDuration'): Promise<number> => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  };
  const workOf = async (listened: number): Promise<number> => {
    const before = await metric('TaskDuration');
    const seconds = (await inPage(page, 'listen', listened)) / 1000;
    return ((await metric('TaskDuration')) - before) / seconds;
  };
  // They are heard in both, and listened to in one; what is compiled at the first time is not what listening costs.
  await inPage(page, 'hum', people);
  await workOf(people);
  const silence = await workOf(0);
  const meters = (await workOf(people)) - silence;
  await inPage(page, 'talk', people);
  await inPage(page, 'rest', changes);
  const first = await metric('LayoutCount');
  await inPage(page, 'rest', changes);
  const atRest = await metric('LayoutCount');
  const remounts = await inPage(page, 'speak', changes);
  const speaking = await metric('LayoutCount');
  await page.close();
  return { rings, mounts, meters, layouts: (speaking - atRest - (atRest - first)) / changes, remounts };
}

/** The figure in the middle, and that of 95 of 100. */
export const spread = (figures: readonly number[]) => ({
  p50: Math.round(percentile(figures, 0.5) * 10) / 10,
  p95: Math.round(percentile(figures, 0.95) * 10) / 10,
});
