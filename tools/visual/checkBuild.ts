#!/usr/bin/env node
/**
 * Checks the static site that `npm run storybook:build` makes: the build printed no warning, every story and every
 * component's page is in it, and it opens below a path of its own without asking any other host.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { findMissingStories } from './findMissingStories.ts';
import { openSite } from './openSite.ts';

const { values } = parseArgs({
  options: {
    storybook: { type: 'string', default: 'storybook-static' },
    log: { type: 'string', default: '.franca/storybook-build.log' },
    report: { type: 'string' },
  },
});

const log = await readFile(values.log, 'utf8');
// Files are listed by name, whatever the name says.
const lines = log.split('\n').filter((line) => !line.includes('storybook-static/'));
const warnings = lines.filter((line) => /▲|\bwarn|\berror\b/i.test(line));
const stories = await findMissingStories(values.storybook);
const site = await openSite(values.storybook);

const problems = [
  ...warnings.map((line) => `The build said: ${line.trim()}`),
  ...stories.missing.map((name) => `Not in the built Storybook: ${name}`),
  ...site.problems,
];
for (const problem of problems) console.log(problem);
console.log(
  `storybook: ${stories.found} stories and pages built, ${site.opened} opened without another host`,
);
const count = { passed: 1 + stories.found + site.opened, failed: problems.length };
if (values.report) await writeFile(values.report, JSON.stringify(count));
process.exitCode = problems.length > 0 ? 1 : 0;
