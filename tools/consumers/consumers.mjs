/**
 * Installs the packed packages into new apps outside the workspace. One is rendered in the browser and one on a server:
 * ten components are looked at in both, and a conversation on the server. The third is the example that chats with itself, the
 * fourth has several versions of the design system, the fifth several pages and Tailwind; a program
 * without React runs the cores of the kits, and speaks with a server.
 * What stands as code in the READMEs and guides must compile there too, and run in a browser:
 *
 *   node tools/consumers/consumers.mjs [--report FILE]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../browser/launchOptions.ts';
import { Report } from '../published/Report.mjs';
import { tarballs } from '../published/tarballs.mjs';
import { checkDocs } from './checkDocs.mjs';
import { checkEmbedChat } from './checkEmbedChat.mjs';
import { checkHeadless } from './checkHeadless.mjs';
import { checkPrograms } from './checkPrograms.mjs';
import { checkSamples } from './checkSamples.mjs';
import { checkServerChat } from './checkServerChat.mjs';
import { checkSeveralPages } from './checkSeveralPages.mjs';
import { checkTwoVersions } from './checkTwoVersions.mjs';
import { checkGallery, checkPressing, shown } from './inspect.mjs';
import { buildApp, installApp } from './install.mjs';
import { openPage } from './openPage.mjs';
import { packOtherVersion } from './otherVersion.mjs';
import { startServer } from './startServer.mjs';

const folder = mkdtempSync(join(tmpdir(), 'franca-consumers-'));
const report = new Report();

async function checkViteApp(browser, app) {
  const server = await preview({ root: app, configFile: false, logLevel: 'error', preview: { port: 0 } });
  try {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(server.resolvedUrls.local[0]);
    await checkGallery(report, 'Vite app', page);
    await checkPressing(report, 'Vite app', page);
    report.check('Vite app: the console stays empty', complaints.length === 0, complaints.join('\n'));
    await close();
  } finally {
    await server.close();
  }
}

async function checkServerApp(browser, app) {
  const { address, stop } = await startServer(app, ['server.js']);
  try {
    const html = await (await fetch(address)).text();
    for (const name of shown) {
      report.check(`server app: the page that is sent holds ${name}`, html.includes(`data-part="${name}"`));
    }
    const still = await openPage(browser, { javaScriptEnabled: false });
    await still.page.goto(address);
    await checkGallery(report, 'server app before JavaScript', still.page);
    await still.close();

    const { page, complaints, close } = await openPage(browser);
    await page.goto(address, { waitUntil: 'networkidle' });
    await checkGallery(report, 'server app', page);
    await checkPressing(report, 'server app', page);
    report.check('server app: hydrates without a word', complaints.length === 0, complaints.join('\n'));
    await close();
    await checkServerChat(report, browser, address);
  } finally {
    await stop();
  }
}

const apps = {
  'vite-app': [[]],
  'server-app': [[], ['--ssr', 'src/render.tsx']],
  'embed-chat': [[]],
  'two-versions': [[]],
  'several-pages': [[]],
};
const program = 'headless';

try {
  const ui = tarballs['@franca/ui'];
  const others = {
    'ui-patch': await packOtherVersion(ui, '0.1.1', folder),
    'ui-minor': await packOtherVersion(ui, '0.2.0', folder),
  };
  const made = Object.entries(apps).map(async ([name, builds]) => {
    await installApp(name, join(folder, name), tarballs, name === 'two-versions' ? others : {});
    await buildApp(join(folder, name), builds);
  });
  made.push(installApp(program, join(folder, program), tarballs));
  await Promise.all(made);
  await checkHeadless(report, join(folder, program));
  await checkPrograms(report, join(folder, program));
  await checkDocs(report, join(folder, 'vite-app'));
  // Samples record from a microphone that nobody has to have.
  const devices = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
  const browser = await chromium.launch(launchOptions(...devices));
  try {
    await checkViteApp(browser, join(folder, 'vite-app'));
    await checkSamples(report, browser, join(folder, 'vite-app'));
    await checkServerApp(browser, join(folder, 'server-app'));
    await checkEmbedChat(report, browser, join(folder, 'embed-chat'));
    await checkTwoVersions(report, browser, join(folder, 'two-versions'));
    await checkSeveralPages(report, browser, join(folder, 'several-pages'));
  } finally {
    await browser.close();
  }
} catch (error) {
  report.check(
    'the packed packages install, build and run',
    false,
    error.stdout || error.stderr || error.message,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
report.finish();
