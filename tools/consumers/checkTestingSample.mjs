import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { root } from '../bootstrap/paths.mjs';
import { isVisible } from './holds.mjs';
import { openPage } from './openPage.mjs';

const outDir = 'dist-sample';

/** The file that `checkDocs` has made of the example under “Testing” in the README. */
function sampleIn(app) {
  const found = readdirSync(join(app, 'docs')).find(
    (name) =>
      name.startsWith('packages-chat-kit-README') &&
      readFileSync(join(app, 'docs', name), 'utf8').includes('manualClock'),
  );
  if (!found) throw new Error('The README of chat-kit has no example of a test.');
  return `../docs/${found}`;
}

/** Writes a page that renders what the example exports, and returns the path of its HTML file. */
function writePage(app) {
  const html = `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>Test</title></head>
    <body><div id="root"></div><script type="module" src="/src/sample.tsx"></script></body></html>`;
  const code = `
    import '@franca/ui/styles.css';
    import '@franca/chat-kit/styles.css';
    import { createRoot } from 'react-dom/client';
    import { answer, chat } from '${sampleIn(app)}';
    Object.assign(window, { answer });
    createRoot(document.getElementById('root')!).render(chat);`;
  writeFileSync(join(app, 'sample.html'), html);
  writeFileSync(join(app, 'src/sample.tsx'), code);
  return join(app, 'sample.html');
}

const cssBlock = /^```css\n([\s\S]*?)^```$/gm;

/** The selectors of parts of a conversation that the guide shows. */
function documentedSelectors() {
  const guide = readFileSync(join(root, 'packages/chat-kit/guide/theming.md'), 'utf8');
  const rules = [...guide.matchAll(cssBlock)].map(([, code]) => code).join('\n');
  return [...rules.matchAll(/^\.support-chat (\S.*) \{$/gm)].map(([, selector]) => selector);
}

async function talk(report, page) {
  const check = (statement, isTrue) => report.check(`example of a test: ${statement}`, isTrue);
  const field = page.getByRole('textbox');
  check('the conversation is on the page', await isVisible(field));
  await field.fill('Is it there?', { timeout: 10_000 });
  await field.press('Enter');
  const own = page.getByRole('article').filter({ hasText: 'Is it there?' });
  check('what is sent stands among the messages', await isVisible(own));
  const selectors = documentedSelectors();
  check('the guide shows selectors', selectors.length > 0);
  for (const selector of selectors) {
    check(`${selector} of the guide matches something`, (await page.locator(selector).count()) > 0);
  }
  check('the other side types', await isVisible(page.getByText(/typing/).first()));
  await page.evaluate(() => window.answer());
  const translated = page.getByRole('article').filter({ hasText: 'Yes.' });
  check('the answer comes, translated', await isVisible(translated));
}

/** Runs the example of a test as it stands in the README of chat-kit, and tries the selectors of its guide. */
export async function checkTestingSample(report, browser, app) {
  const settings = { root: app, configFile: join(app, 'vite.config.js'), logLevel: 'error' };
  await build({ ...settings, build: { outDir, rollupOptions: { input: writePage(app) } } });
  const server = await preview({ ...settings, build: { outDir }, preview: { port: 0 } });
  const { page, complaints, close } = await openPage(browser);
  try {
    await page.goto(`${server.resolvedUrls.local[0]}sample.html`);
    await talk(report, page);
    report.check(
      'example of a test: the console stays empty',
      complaints.length === 0,
      complaints.join('\n'),
    );
  } finally {
    await close();
    await server.close();
  }
}
