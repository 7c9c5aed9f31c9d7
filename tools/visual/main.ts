#!/usr/bin/env node
/**
 * Shows every story of the built Storybook once, and checks it in four modes: accessibility with axe in all of them,
 * its look beside a stored picture in two.
 *
 *     npm run visual                          # compare
 *     npm run visual:update                   # store what is drawn now
 *     npm run visual:update -- textfield      # only stories with this in their id
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureModes } from '../../.storybook/modes.ts';
import { checkComponent } from './checkComponent.ts';
import { launchBrowser } from './launchBrowser.ts';
import { PictureStore, pictureName } from './PictureStore.ts';
import { readOptions } from './readOptions.ts';
import { readStories } from './readStories.ts';
import { reportResults, reportStory, writeReport } from './reportResults.ts';
import { StoryPage } from './StoryPage.ts';
import type { StoryResult } from './StoryResult.ts';
import { serveFolder } from './serveFolder.ts';

// One more than the cores of a small machine: a page that becomes still waits for frames, not for a processor.
const pages = 3;
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const options = readOptions(process.argv.slice(2));
const { update, filters, differences } = options;
const store = new PictureStore(options.pictures);
const everyStory = await readStories(options.storybook);
const stories = everyStory.filter(
  ({ id }) => filters.length === 0 || filters.some((filter) => id.includes(filter.toLowerCase())),
);
if (stories.length === 0) {
  console.error(`No story has ${filters.join(' or ')} in its id.`);
  process.exit(1);
}

sharp.concurrency(1);
await rm(differences, { recursive: true, force: true });
await mkdir(differences, { recursive: true });
const started = performance.now();
const server = await serveFolder(options.storybook, { 'axe.js': axe });
const browser = await launchBrowser();
const results: StoryResult[] = [];
// The largest first, so that no page waits long for the other at the end.
const components = new Set(stories.map(({ component }) => component));
const waiting = [...components]
  .map((name) => stories.filter(({ component }) => component === name))
  .sort((a, b) => b.length - a.length);

async function work() {
  const page = await StoryPage.open(browser, server.address);
  for (let component = waiting.shift(); component; component = waiting.shift()) {
    for await (const result of checkComponent(page, component, { store, differences, update })) {
      reportStory(result);
      results.push(result);
      if (results.length % 50 === 0) console.log(`${results.length} of ${stories.length} stories`);
    }
  }
}

try {
  await Promise.all(Array.from({ length: pages }, work));
} finally {
  await browser.close();
  server.close();
}

const known = new Set(everyStory.flatMap(({ id }) => pictureModes.map((mode) => pictureName(id, mode))));
const removed = filters.length > 0 ? [] : (await store.names()).filter((name) => !known.has(name));
if (update) for (const name of removed) await store.remove(name);

results.sort((a, b) => a.story.id.localeCompare(b.story.id));
const count = reportResults(results, { removed, update });
await writeReport(join(differences, 'index.html'), results);
const megabytes = (await store.size()) / 1e6;
console.log(`${megabytes.toFixed(1)} MB of pictures in ${options.pictures}`);
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
if (count.failed > 0) console.log(`Look at ${join(differences, 'index.html')}`);
if (options.report) await writeFile(options.report, JSON.stringify(count));
process.exitCode = count.failed > 0 ? 1 : 0;
