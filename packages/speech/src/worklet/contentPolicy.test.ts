import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../../../../tools/browser/launchOptions.ts';
import { createDownsampler } from '../core/downsampler/createDownsampler.ts';
import { createFakeSound } from '../testing/microphone/createFakeSound.ts';
import { type BuiltPage, buildPage } from './testing/buildPage.ts';

let page: BuiltPage;
let browser: Browser;

beforeAll(async () => {
  [page, browser] = await Promise.all([
    buildPage(),
    chromium.launch(launchOptions('--autoplay-policy=no-user-gesture-required')),
  ]);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await page?.close();
});

test.each([
  ['WebAssembly', "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'", 'simd'],
  ['the plain twin', "default-src 'none'; script-src 'self'", 'plain'],
] as const)(
  'a page built with Vite hears through %s under %s',
  async (_, policy, engine) => {
    const tab = await browser.newPage();
    const complaints: string[] = [];
    tab.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await tab.goto(await page.serve(policy));
    await tab.waitForSelector('body[data-samples]', { state: 'attached', timeout: 60_000 });
    const { engine: used, samples = '' } = await tab.evaluate(() => ({ ...document.body.dataset }));
    await tab.close();

    expect(used).toBe(engine);
    const sound = createFakeSound({ kind: 'sweep' }, 48_000, 4);
    const offline = createDownsampler({ from: 48_000, engine: engine === 'plain' ? 'plain' : undefined });
    expect(samples).toBe(offline.push(sound).slice(0, 8_000).join());
    // What the policy forbids was tried once, silently: no blob, no inline script, no worker from elsewhere.
    expect(complaints.filter((text) => !text.includes('WebAssembly') && !text.includes('favicon'))).toEqual(
      [],
    );
  },
  90_000,
);
