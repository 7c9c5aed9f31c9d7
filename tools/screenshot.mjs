/**
 * Takes the picture of the README from the running app: Emma and Marco, each in their own language.
 *
 * How to run it, in a checkout with the demo's data:
 *
 *     npm start                                          # one terminal; wait for the address
 *     pnpm exec node tools/screenshot.mjs                # another one
 *
 * The first argument is the address of the app (default http://127.0.0.1:4321), the second one the file (default
 * docs/screenshot.png). CHROMIUM_PATH names the browser (default /usr/bin/chromium).
 */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from './browser/launchOptions.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [address = 'http://127.0.0.1:4321', file = join(root, 'docs', 'screenshot.png')] =
  process.argv.slice(2);

// The server brings the library that makes the picture small.
const sharp = createRequire(join(root, 'apps', 'server', 'package.json'))('sharp');

const browser = await chromium.launch(launchOptions());

try {
  const page = await browser.newPage({
    baseURL: address,
    colorScheme: 'light',
    locale: 'en-AU',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Emma Clarke' }).click();
  // The page of the sign-in shows the same names.
  await page.waitForURL(/\/chat/);
  await page.getByRole('button', { name: /Marco Rossi/ }).click();
  const feed = page.getByRole('feed');
  await feed.getByText('Translated from Italian').last().waitFor();
  // One message in both languages shows what the others have gone through.
  await feed.getByRole('article').filter({ hasText: 'Translated from Italian' }).last().hover();
  await page.getByRole('button', { name: 'Message actions' }).last().click();
  await page.getByText('Show both', { exact: true }).click();
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  await page.mouse.move(700, 20);
  await page.evaluate(() => document.activeElement?.blur());
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled' });
  await writeFile(file, await sharp(picture).png({ palette: true, colors: 256, effort: 10 }).toBuffer());
} finally {
  await browser.close();
}
