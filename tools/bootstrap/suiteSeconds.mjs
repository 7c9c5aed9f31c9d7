import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateDir } from './paths.mjs';

const file = join(stateDir, 'suite-seconds.json');

/** How long each suite took when it last ran on this machine, in seconds by its name. */
export function readSeconds() {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Stores how long suites took; those that did not run keep what is known of them. */
export function storeSeconds(results, before) {
  mkdirSync(stateDir, { recursive: true });
  const now = Object.fromEntries(results.map(({ name, seconds }) => [name, seconds]));
  writeFileSync(file, JSON.stringify({ ...before, ...now }, null, 2));
}

/**
 * Prints a table of suites, the longest first, with their seconds beside those of the last run.
 *
 * @param {{name: string, passed: number, failed: number, seconds: number}[]} results
 * @param {Record<string, number>} before what {@link readSeconds} found when the run began
 * @param {number} total seconds of the whole run
 */
export function printSeconds(results, before, total) {
  const width = Math.max(...results.map(({ name }) => name.length), 'suite'.length);
  const row = (...[name, ...numbers]) =>
    `  ${name.padEnd(width)}${numbers.map((number) => String(number).padStart(10)).join('')}`;
  console.log(`\n${row('suite', 'seconds', 'last run', 'passed', 'failed')}`);
  for (const { name, seconds, passed, failed } of results.toSorted((a, b) => b.seconds - a.seconds))
    console.log(row(name, seconds.toFixed(1), before[name]?.toFixed(1) ?? '-', passed, failed));
  console.log(row('together', total.toFixed(1)));
}
