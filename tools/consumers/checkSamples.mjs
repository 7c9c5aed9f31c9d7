import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { callSample } from './callSample.mjs';
import { openPage } from './openPage.mjs';
import { readOnlySample } from './readOnlySample.mjs';
import { testingSample } from './testingSample.mjs';

const samples = [testingSample, readOnlySample, callSample];
const outDir = 'dist-samples';

/** The file that `checkDocs` has made of a sample. */
function fileOf({ page, word }, app) {
  const found = readdirSync(join(app, 'docs')).find(
    (name) => name.startsWith(page) && readFileSync(join(app, 'docs', name), 'utf8').includes(word),
  );
  if (!found) throw new Error(`No code of ${page} has “${word}” in it.`);
  return `../docs/${found}`;
}

/** Writes a page that renders a sample, and returns the path of its HTML file. */
function writePage(sample, app) {
  const html = `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>Sample</title></head>
    <body><div id="root"></div><script type="module" src="/src/${sample.name}.tsx"></script></body></html>`;
  const code = `
    import '@franca/ui/styles.css';
    import '@franca/chat-kit/styles.css';
    import { createRoot } from 'react-dom/client';
    ${sample.code(fileOf(sample, app))}
    createRoot(document.getElementById('root')!).render(shown);`;
  writeFileSync(join(app, `src/${sample.name}.tsx`), code);
  writeFileSync(join(app, `${sample.name}.html`), html);
  return join(app, `${sample.name}.html`);
}

/** Runs samples of the READMEs and guides as they stand there, and tries what is said of them. */
export async function checkSamples(report, browser, app) {
  const settings = { root: app, configFile: join(app, 'vite.config.js'), logLevel: 'error' };
  const input = samples.map((sample) => writePage(sample, app));
  await build({ ...settings, build: { outDir, rollupOptions: { input } } });
  const server = await preview({ ...settings, build: { outDir }, preview: { port: 0 } });
  try {
    for (const { name, check } of samples) {
      const { page, complaints, close } = await openPage(browser);
      await page.goto(`${server.resolvedUrls.local[0]}${name}.html`);
      const checkOf = (statement, isTrue, detail) => report.check(`${name}: ${statement}`, isTrue, detail);
      await check(checkOf, page);
      checkOf('the console stays empty', complaints.length === 0, complaints.join('\n'));
      await close();
    }
  } finally {
    await server.close();
  }
}
