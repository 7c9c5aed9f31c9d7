import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { holds, isVisible } from './holds.mjs';
import { openPage } from './openPage.mjs';
import { callKitSamples } from './samples/callKitSamples.mjs';
import { callSample } from './samples/callSample.mjs';
import { chatKitSamples } from './samples/chatKitSamples.mjs';
import { clientSamples } from './samples/clientSamples.mjs';
import { otherSamples } from './samples/otherSamples.mjs';
import { readOnlySample } from './samples/readOnlySample.mjs';
import { speechSamples } from './samples/speechSamples.mjs';
import { testingSample } from './samples/testingSample.mjs';

const samples = [
  ...[testingSample, readOnlySample, callSample],
  ...[...chatKitSamples, ...callKitSamples, ...clientSamples, ...speechSamples, ...otherSamples],
];
const outDir = 'dist-samples';

/** The file that `checkDocs` has made of a sample. */
function fileOf({ page, word }, app) {
  const found = readdirSync(join(app, 'docs')).filter(
    (name) => name.startsWith(page) && readFileSync(join(app, 'docs', name), 'utf8').includes(word),
  );
  if (found.length !== 1)
    throw new Error(`${found.length} pieces of code of ${page} have “${word}” in them.`);
  return found[0];
}

/** A script that runs a piece of code: draws what comes of it, or leaves it as `result`. */
const runner = ({ before = '', run }, path) => `
  import { isValidElement } from 'react';
  import { InChat, Page, port, topic } from './fixtures.tsx';
  const root = createRoot(document.getElementById('root')!);
  ${before}
  async function run() {
    const m = await import('${path}');
    ${run}
  }
  run().then(
    (shown) => {
      if (isValidElement(shown)) root.render(shown);
      else Object.assign(window, { result: shown });
      document.body.dataset.state = 'run';
    },
    (error) => {
      console.error(error);
      document.body.dataset.state = 'failed';
    },
  );`;

const nameOf = (sample, file) => sample.name ?? file.replace(/\.tsx?$/, '');

/** Writes a page that runs a sample, and returns the path of its HTML file. */
function writePage(sample, app) {
  const file = fileOf(sample, app);
  const name = nameOf(sample, file);
  const html = `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>Sample</title></head>
    <body><div id="root"></div><script type="module" src="/src/${name}.tsx"></script></body></html>`;
  const path = `../docs/${file}`;
  const code = `
    import '@franca/ui/styles.css';
    import '@franca/chat-kit/styles.css';
    import '@franca/call-kit/styles.css';
    import { createRoot } from 'react-dom/client';
    ${sample.run ? runner(sample, path) : `${sample.code(path)} createRoot(document.getElementById('root')!).render(shown);`}`;
  writeFileSync(join(app, `src/${name}.tsx`), code);
  writeFileSync(join(app, `${name}.html`), html);
  return join(app, `${name}.html`);
}

/** What has come of a sample that draws nothing. */
async function checkResult({ result, resultHas }, check, page) {
  const found = await page.evaluate(() => window.result);
  if (resultHas !== undefined)
    check(`it results in ${resultHas}`, found?.includes?.(resultHas), JSON.stringify(found));
  if (result === undefined) return;
  const wanted = typeof result === 'object' ? Object.entries(result) : [];
  const isSame =
    typeof result === 'object' ? wanted.every(([key, value]) => found?.[key] === value) : found === result;
  check(`it results in ${JSON.stringify(result)}`, isSame, JSON.stringify(found));
}

async function checkSample(report, browser, address, { sample, name }) {
  const { page, complaints, close } = await openPage(browser, { permissions: ['microphone', 'camera'] });
  const checkOf = (statement, isTrue, detail) => report.check(`${name}: ${statement}`, isTrue, detail);
  try {
    await page.goto(`${address}${name}.html`);
    const hasRun = sample.run
      ? holds(page.locator('body[data-state="run"]').waitFor({ state: 'attached', timeout: 10_000 }))
      : true;
    checkOf('it runs', await hasRun, complaints.join('\n'));
    for (const text of sample.shows ?? [])
      checkOf(`“${text}” is shown`, await isVisible(page.getByText(text).first()));
    await checkResult(sample, checkOf, page);
    await sample.check?.(checkOf, page);
  } catch (error) {
    checkOf('it can be tried to the end', false, error.message);
  }
  const unexpected = complaints.filter((text) => !sample.mayComplain?.test(text));
  checkOf('the console stays empty', unexpected.length === 0, unexpected.join('\n'));
  await close();
}

/** Runs every piece of code of the READMEs and guides as it stands there, and tries what is said of it. */
export async function checkSamples(report, browser, app) {
  const settings = { root: app, configFile: join(app, 'vite.config.js'), logLevel: 'error' };
  const named = samples.map((sample) => ({ sample, file: fileOf(sample, app) }));
  const run = named.map(({ file }) => file);
  const left = readdirSync(join(app, 'docs')).filter((name) => !run.includes(name));
  report.check(
    `all ${run.length} pieces of code in the documents are run`,
    left.length === 0,
    left.join(', '),
  );
  const twice = run.filter((name, index) => run.indexOf(name) !== index);
  report.check('each of them once', twice.length === 0, twice.join(', '));
  const input = samples.map((sample) => writePage(sample, app));
  // Code of the documents waits for answers at the top of a file.
  await build({ ...settings, build: { outDir, target: 'es2022', rollupOptions: { input } } });
  const server = await preview({ ...settings, build: { outDir }, preview: { port: 0 } });
  try {
    for (const { sample, file } of named)
      await checkSample(report, browser, server.resolvedUrls.local[0], {
        sample,
        name: nameOf(sample, file),
      });
  } finally {
    await server.close();
  }
}
