/**
 * What a page works in each frame while an answer of the assistant is written, with a long history: Franca's screen beside the same
 * reader of Markdown as it is used in most places (`plain`), and the words alone (`text`), which is what the browser needs. Work is the
 * processor time of the page's main thread, so that other programs on the machine do not count.
 *
 *     npm run bench -- assistant-stream [runs]
 */
import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../../tools/browser/launchOptions.ts';
import { frameWork } from '../assistant-stream/frameWork.ts';
import { type Row, report } from '../support/report.ts';
import { servePage } from '../support/servePage.ts';
import { percentile } from '../support/statistics.ts';

const runs = Number(process.argv[2] ?? 3);
const [history, tokens, perSecond] = [500, 1_600, 200];
const screens = ['franca', 'plain', 'text'] as const;
/** A frame at 60 Hz, in milliseconds. */
const frameMs = 1000 / 60;

const rounded = (value: number): number => Math.round(value * 100) / 100;

interface Run {
  /** Milliseconds of work in each frame. */
  readonly work: readonly number[];
  /** Milliseconds between frames. */
  readonly intervals: readonly number[];
}

async function measure(browser: Browser, url: string, screen: string): Promise<Run> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  await page.goto(`${url}?screen=${screen}&history=${history}`);
  await page.waitForFunction(() => 'answerBench' in window);
  // What is loaded with the first answer is there afterwards.
  await page.evaluate(() => window.answerBench.write(40, 200));
  const before = await page.evaluate(() => window.answerBench.shown());
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  const intervals = await page.evaluate(([count, pace]) => window.answerBench.write(count, pace), [
    tokens,
    perSecond,
  ] as const);
  const trace = await browser.stopTracing();
  const after = await page.evaluate(() => window.answerBench.shown());
  if (after - before < tokens) throw new Error(`${screen} has not shown the answer.`);
  await page.close();
  return { work: frameWork(trace), intervals };
}

const browser = await chromium.launch(launchOptions());
const { url, close } = await servePage('assistant-stream');
const all = new Map<string, Run[]>(screens.map((screen) => [screen, []]));
for (let run = 0; run < runs; run += 1)
  for (const screen of screens) all.get(screen)?.push(await measure(browser, url, screen));
await browser.close();
await close();

const workOf = (screen: string): number[] => (all.get(screen) ?? []).flatMap(({ work }) => work);
const rows = screens.map((screen): Row => {
  const work = workOf(screen);
  const intervals = (all.get(screen) ?? []).flatMap((run) => run.intervals);
  return {
    screen,
    history,
    'tokens a second': perSecond,
    frames: work.length,
    'work p50 ms': rounded(percentile(work, 0.5)),
    'work p95 ms': rounded(percentile(work, 0.95)),
    'work max ms': rounded(percentile(work, 1)),
    'frames with more work than 16.7 ms': work.filter((ms) => ms > frameMs).length,
    'between frames p95 ms': rounded(percentile(intervals, 0.95)),
  };
});
const longest = percentile(workOf('franca'), 1);
const ratio = percentile(workOf('franca'), 0.95) / percentile(workOf('plain'), 0.95);
report('assistant-stream', rows, [
  { aim: 'work in every frame below 16.7 ms', reached: longest < frameMs ? 'yes' : 'no' },
  {
    aim: 'work p95, as a ratio to plain, at most 0.5',
    value: rounded(ratio),
    reached: ratio <= 0.5 ? 'yes' : 'no',
  },
]);
