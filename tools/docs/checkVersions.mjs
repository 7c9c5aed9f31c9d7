import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { isVisible } from '../consumers/holds.mjs';
import { openPage } from '../consumers/openPage.mjs';
import { buildSite } from './buildSite.mjs';
import { checkLinks } from './checkLinks.mjs';
import { docsVersion } from './docsVersion.mjs';
import { joinVersions, pathOf } from './joinVersions.mjs';

/** A version before all others: the same pages, built for the place of an earlier one. */
const earlier = '0.0.1';

async function switchVersions(report, browser, address) {
  const { page, complaints, close } = await openPage(browser);
  const choice = page.getByRole('combobox', { name: 'Version' }).first();
  await page.goto(`${address}chat-kit/theming/`);
  await choice.selectOption(earlier, { timeout: 10_000 });
  await page.waitForURL(`**${pathOf(earlier)}/chat-kit/theming/`, { timeout: 10_000 });
  report.check(
    'the same page of an earlier version is shown',
    await isVisible(page.getByRole('heading', { level: 1, name: 'Theming' })),
  );
  const away = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll(
      (links, path) => links.map(({ pathname }) => pathname).filter((one) => !one.startsWith(path)),
      pathOf(earlier),
    );
  report.check('its links stay in it', away.length === 0, away.join(', '));
  await page.goto(`${address}${pathOf(earlier).slice(1)}/ui/components/button/`);
  await page.getByRole('button', { name: /Edit and run/ }).click();
  const drawn = page.frameLocator('franca-editor iframe').getByRole('button', { name: 'Send code' });
  report.check('its examples run', await isVisible(drawn));
  await choice.selectOption(docsVersion);
  await page.waitForURL(`${address}ui/components/button/`, { timeout: 10_000 });
  report.check(
    'and it leads back to the newest',
    await isVisible(page.getByRole('heading', { level: 1, name: 'Button' })),
  );
  // The Storybook of the live examples warns of its own, and a story that is left while it plays fails there.
  const ours = complaints.filter((text) => !/Story Store|AssertionError/.test(text));
  report.check('versions: the console stays empty', ours.length === 0, ours.join('\n'));
  await close();
}

/** Builds the documentation for the place of an earlier version too, and goes from one to the other. */
export async function checkVersions(report, browser, site) {
  const folder = mkdtempSync(join(tmpdir(), 'franca-versions-'));
  try {
    const [joined, kept] = ['site', 'kept'].map((name) => join(folder, name));
    cpSync(site, joined, { recursive: true });
    await buildSite(join(kept, earlier), { base: pathOf(earlier), version: earlier });
    joinVersions(joined, { version: docsVersion, kept });
    const { faults } = checkLinks(joined);
    report.check(
      'every link of both versions leads somewhere',
      faults.length === 0,
      faults.slice(0, 20).join('\n'),
    );
    const server = await preview({
      root: folder,
      configFile: false,
      appType: 'mpa',
      logLevel: 'error',
      build: { outDir: 'site' },
      preview: { port: 0 },
    });
    try {
      await switchVersions(report, browser, server.resolvedUrls.local[0]);
    } finally {
      await server.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
