import axe from 'axe-core';
import type { Browser, Page } from 'playwright';
import type { Row } from '../support/report.ts';
import { checkPage } from './checkPage.ts';

/** A page to load. */
export interface Load {
  /** Its address. */
  readonly url: string;
  /** The session of somebody signed in; null for a visitor. */
  readonly sessionToken: string | null;
}

/** What loading it took. */
export interface Loaded {
  /** Milliseconds until the largest paint. */
  readonly largestPaint: number;
  /** All figures. */
  readonly row: Row;
  /** What a check found, as sentences. */
  readonly findings: readonly string[];
}

/** The network and processor of Lighthouse's phone: 1.6 Mbit/s, 150 ms there and back, a quarter of the speed. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Bytes as they travelled, by kind of resource. */
async function countBytes(page: Page): Promise<Map<string, number>> {
  const devtools = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  return bytes;
}

/** Collects paints and shifts from the beginning, in the page. */
function observe(): void {
  const seen = { paint: 0, shift: 0, what: '' };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1);
    if (!last) return;
    seen.paint = last.startTime;
    seen.what = 'element' in last && last.element instanceof Element ? last.element.tagName : '';
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

const kilobytes = (bytes = 0) => Math.round(bytes / 100) / 10;

/** Loads a page as a phone on a slow network does, with nothing in its cache. */
export async function measureLoad(browser: Browser, { url, sessionToken }: Load): Promise<Loaded> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-AU',
    bypassCSP: false,
    // It loads the whole app in the background, in its own time.
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const failures: string[] = [];
    page.on(
      'console',
      (message) => message.type() === 'error' && failures.push(`console: ${message.text()}`),
    );
    page.on('pageerror', (error) => failures.push(`error: ${error.message}`));
    page.on(
      'response',
      (answer) => answer.status() >= 400 && failures.push(`${answer.status()} ${answer.url()}`),
    );
    if (sessionToken) {
      await page.addInitScript((token) => localStorage.setItem('sessionToken', token), sessionToken);
    }
    await page.addInitScript(observe);
    const bytes = await countBytes(page);
    await slowDown(page);
    await page.goto(url, { waitUntil: 'load' });
    // The app is seen when its first heading is.
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(
      () => Reflect.get(globalThis, 'seen') as { paint: number; shift: number; what: string },
    );
    const paints = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    const figures = {
      page: new URL(url).pathname,
      'first paint ms': Math.round(paints),
      'largest paint ms': Math.round(seen.paint),
      'layout shift': Math.round(seen.shift * 1000) / 1000,
      'script kB': kilobytes(bytes.get('Script')),
      'styles kB': kilobytes(bytes.get('Stylesheet')),
      'fonts kB': kilobytes(bytes.get('Font')),
      'all kB': kilobytes([...bytes.values()].reduce((sum, part) => sum + part, 0)),
    };
    const { practices, search } = await checkPage(page);
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () => {
      const { violations: found } = await (Reflect.get(globalThis, 'axe') as typeof axe).run();
      return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    return {
      largestPaint: seen.paint,
      row: {
        ...figures,
        accessibility: violations.length,
        practices: practices.length + failures.length,
        search: search.length,
      },
      findings: [...violations, ...practices, ...search, ...failures],
    };
  } finally {
    await context.close();
  }
}
