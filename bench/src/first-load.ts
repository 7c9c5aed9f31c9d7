/**
 * What a visitor with a phone and a slow network waits for: time of the largest paint, movement of what is seen, bytes, and
 * the checks of accessibility, best practices and search engines that Lighthouse makes, on `/`, `/login`, `/chat` and `/check-out`.
 * `npm run bench -- first-load`.
 */
import { chromium } from 'playwright';
import { launchOptions } from '../../tools/browser/launchOptions.ts';
import { measureLoad } from '../first-load/measureLoad.ts';
import { report } from '../support/report.ts';
import { startFranca, withDataDirectory } from '../support/startFranca.ts';

const runs = 3;

/** Limits of script and fonts stand in apps/web/vite.config.ts, where the build keeps them. */
const aims = [
  { page: '/ and /login', what: 'largest paint, ms', 'at most': 1500 },
  { page: '/chat', what: 'largest paint, ms', 'at most': 4000 },
  { page: '/, /login and /chat', what: 'layout shift', 'at most': 0 },
  { page: '/ and /login', what: 'findings of each kind', 'at most': 0 },
];

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/dev/accounts`);
  const { data } = (await answer.json()) as { data: { _id: string }[] };
  const login = await fetch(`${url}/api/dev/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: data[0]?._id }),
  });
  return ((await login.json()) as { data: { access_token: string } }).data.access_token;
}

await withDataDirectory(async (directory) => {
  const franca = await startFranca(directory, { PLANS: 'on' });
  const browser = await chromium.launch(launchOptions());
  try {
    const token = await signIn(franca.url);
    const rows = [];
    for (const [path, sessionToken] of [
      ['/', null],
      ['/login', null],
      ['/chat', token],
      ['/check-out?method=card&package=premium', token],
    ] as const) {
      const loads = [];
      for (let run = 0; run < runs; run += 1) {
        loads.push(await measureLoad(browser, { url: `${franca.url}${path}`, sessionToken }));
      }
      loads.sort((left, right) => left.largestPaint - right.largestPaint);
      const middle = loads[Math.floor(runs / 2)];
      const all = loads.map(({ largestPaint }) => Math.round(largestPaint)).join(', ');
      if (middle) rows.push({ ...middle.row, 'largest paint of all runs, ms': all });
      for (const finding of middle?.findings ?? []) console.log(`${path}: ${finding}`);
    }
    report('first-load', rows, aims);
  } finally {
    await browser.close();
    await franca.program.stop();
  }
});
