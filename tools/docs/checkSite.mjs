/**
 * Checks the built documentation site: every link, every page as Markdown, axe in light from left to right and in dark from right to left,
 * search, a live example, every example that can be edited, ten answers, the versions and the playground:
 *
 *   node tools/docs/checkSite.mjs [--report FILE]
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { root } from '../bootstrap/paths.mjs';
import { launchOptions } from '../browser/launchOptions.ts';
import { checkAxe } from '../consumers/checkAxe.mjs';
import { isVisible } from '../consumers/holds.mjs';
import { openPage } from '../consumers/openPage.mjs';
import { Report } from '../published/Report.mjs';
import { checkAnswers } from './checkAnswers.mjs';
import { checkEditors } from './checkEditors.mjs';
import { checkLinks, readPages } from './checkLinks.mjs';
import { checkVersions } from './checkVersions.mjs';

const site = join(root, 'docs-site');
const report = new Report();

/** One page of each kind; the others are made in the same way. */
const looked = [
  '',
  'chat-kit/',
  'ui/theming/',
  'ui/components/button/',
  'chat-kit/reference/',
  'playground/',
];

function checkFiles() {
  const { count, faults } = checkLinks(site);
  report.check(
    `${count} links lead somewhere, and nothing is fetched from another host`,
    faults.length === 0,
    faults.join('\n'),
  );
  const written = [...readPages(site).keys()].filter(
    (path) => !/^\/(ar\/|404|playground|live\/|v\/)/.test(path),
  );
  const silent = written.filter(
    (path) => !existsSync(join(site, `${path.replace(/\/$/, '') || '/index'}.md`)),
  );
  report.check('every page is there as Markdown', silent.length === 0, silent.join(', '));
  for (const name of ['llms.txt', 'llms-full.txt', 'tokens.json'])
    report.check(`${name} is there`, existsSync(join(site, name)));
}

/** Pages in a mode and a direction; the frames of live examples have axe in the suite `visual`. */
async function checkPages(browser, address, colorScheme, prefix) {
  const { page, requests, complaints, close } = await openPage(browser, { colorScheme });
  for (const path of looked) {
    await page.goto(`${address}${prefix}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => {
      for (const frame of document.querySelectorAll('iframe')) frame.remove();
    });
    await checkAxe(report, `${prefix}${path || 'the first page'}, ${colorScheme}`, page);
  }
  const outside = requests.filter((url) => !url.startsWith(address) && !/^(data|blob):/.test(url));
  report.check(
    `${prefix || 'en/'}, ${colorScheme}: nothing is asked of another host`,
    outside.length === 0,
    outside.join(),
  );
  report.check(
    `${prefix || 'en/'}, ${colorScheme}: the console stays empty`,
    complaints.length === 0,
    complaints.join('\n'),
  );
  await close();
}

async function checkSearch(browser, address) {
  const { page, close } = await openPage(browser);
  await page.goto(address);
  await page.getByRole('button', { name: /Search/ }).click();
  await page.getByRole('textbox', { name: /Search/ }).fill('kinds of your own');
  const found = page.getByRole('link', { name: /Kinds of your own/ }).first();
  report.check('the search finds a heading of a guide', await isVisible(found));
  await close();
}

async function checkExample(browser, address) {
  const { page, close } = await openPage(browser);
  await page.goto(`${address}ui/components/button/`);
  const inside = page.frameLocator('franca-example iframe');
  report.check('a live example is drawn', await isVisible(inside.getByRole('button', { name: 'Send code' })));
  await page.locator('franca-example').getByLabel('Language').selectOption('ar');
  report.check('it follows the chosen language', await isVisible(inside.locator('html[dir="rtl"]')));
  await close();
}

async function checkPlayground(browser, address) {
  const { page, close } = await openPage(browser);
  await page.goto(`${address}playground/`);
  const playground = page.locator('.playground');
  const stage = page.locator('.playground-stage');
  await stage.getByRole('textbox').fill('Where is the train station?');
  await stage.getByRole('textbox').press('Enter');
  const typing = stage.getByText(/is typing/).first();
  report.check('playground: the other side answers', await isVisible(typing));
  await playground.getByLabel('Language').selectOption('ar');
  report.check('playground: the language is switched', await isVisible(stage.locator('[dir="rtl"]').first()));
  await playground.getByLabel('Your colour').fill('#b3261e');
  const sheet = page.locator('.playground-code').last();
  report.check(
    'playground: a colour becomes a style sheet',
    await isVisible(sheet.getByText('--fr-primary: #b3261e')),
  );
  const painted = await stage
    .locator('[data-fr-theme]')
    .first()
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--fr-primary').trim());
  report.check('playground: and paints the stage', painted === '#b3261e', painted);
  await playground.getByLabel('Show').selectOption('call');
  report.check('playground: a call is shown', await isVisible(stage.getByText('Lucía Ortega').first()));
  await close();
}

const server = await preview({
  root,
  configFile: false,
  appType: 'mpa',
  logLevel: 'error',
  build: { outDir: 'docs-site' },
  preview: { port: 0 },
});
const browser = await chromium.launch(launchOptions());
const [address] = server.resolvedUrls.local;

/** One part of the checks; where it ends early, the others still run. */
async function attempt(name, check) {
  try {
    await check();
  } catch (error) {
    report.check(`${name} can be checked to the end`, false, [error.stack, error.output].join('\n'));
  }
}

checkFiles();
await attempt('light, left to right', () => checkPages(browser, address, 'light', ''));
await attempt('dark, right to left', () => checkPages(browser, address, 'dark', 'ar/'));
await attempt('the search', () => checkSearch(browser, address));
await attempt('a live example', () => checkExample(browser, address));
await attempt('the playground', () => checkPlayground(browser, address));
await attempt('ten answers', () => checkAnswers(report, browser, address));
await attempt('the editors', () => checkEditors(report, browser, address, site));
await attempt('the versions', () => checkVersions(report, browser, site));
await browser.close();
await server.close();
report.finish();
