import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { publishedPackages } from '../published/publishedPackages.mjs';
import { tarballOf } from '../published/tarballs.mjs';
import { pnpmFolder } from './packages.mjs';
import { node24, root, stateDir } from './paths.mjs';
import { childEnvironment, run } from './run.mjs';
import { hashOf, isDone, markDone } from './stamp.mjs';
import { printSeconds, readSeconds, storeSeconds } from './suiteSeconds.mjs';
import {
  findChromium,
  findFirefox,
  findHeadlessShell,
  findWebKit,
  hasFirefox,
  hasWebKit,
} from './system.mjs';
import { makeTemporaryFolder } from './temporaryFolder.mjs';

const reports = join(stateDir, 'reports');
const bin = (name) => join(root, 'node_modules/.bin', name);

/** One command that holds or does not: it counts as one test. */
const check = (name, command, args, options = {}) => ({ name, command, args, ...options, count: undefined });

const readReport = (name) => JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8'));

function countVitest(name) {
  const { numPassedTests, numTotalTests, numFailedTestSuites, success } = readReport(name);
  // A skipped test is a defect here, and a file that could not be loaded has no tests to count.
  const failed = numTotalTests - numPassedTests;
  return { passed: numPassedTests, failed: failed || success ? failed : Math.max(1, numFailedTestSuites) };
}

function countPlaywright(name) {
  const { expected, unexpected, flaky, skipped } = readReport(name).stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}

const vitest = (name, args, env = {}) => ({
  name,
  command: node24,
  args: [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${name}.json`)}`,
  ],
  env,
  count: countVitest,
});

const journeys = (name, env = {}, config = 'e2e/playwright.config.ts') => ({
  name,
  command: node24,
  args: ['node_modules/@playwright/test/cli.js', 'test', '--config', config],
  env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${name}.json`) },
  count: countPlaywright,
});

/** A program of ours that counts what it checked and leaves the numbers where `--report` says. */
const program = (name, file) => ({
  name,
  command: node24,
  args: [file, '--report', join(reports, `${name}.json`)],
  count: readReport,
});

const publishChecks = publishedPackages.map(({ name, folder, subpaths }) => [
  check(`publint ${name}`, bin('publint'), ['run', folder, '--strict']),
  check(`attw ${name}`, bin('attw'), [
    ...[tarballOf(name), '--profile', 'esm-only', '--no-emoji'],
    // Named one by one: it would leave out what stands behind a pattern, and stumble over style sheets.
    ...['--entrypoints', ...subpaths],
  ]),
]);

/** What one process on PostgreSQL does in its own way: it keeps presence, sockets and turns in memory. */
const onePostgresProcess = ['db', 'domains/presence', 'realtime'].map(
  (folder) => `apps/server/src/${folder}/`,
);

/** What waits for real time most of its own, and runs beside everything else. */
const waitingProjects = ['@franca/api-client', 'cluster'];
const ofProjects = (names) => names.flatMap((name) => ['--project', name]);

/** What leaves a processor free, longest first: two rows at a time, each in its order. */
const rows = [
  // Two processes on one PostgreSQL and one Redis, with the people on both; they wait for them a third of the time.
  [vitest('server-nodes', ['--project', 'server'], { TEST_NODES: '2' })],
  [journeys('e2e-nodes', { E2E_NODES: '2' })],
  // Its workers wait for the one process that transforms what they read.
  [vitest('unit', ofProjects([...waitingProjects, 'bench', 'server'].map((name) => `!${name}`)))],
  [{ ...journeys('e2e-firefox', {}, 'e2e/firefox.config.ts'), canRun: hasFirefox }],
  [{ ...journeys('e2e-webkit', {}, 'e2e/webkit.config.ts'), canRun: hasWebKit }],
  // One page at a time, as the focus is in one.
  [vitest('conformance', ['--config', 'tools/browser/vitest.conformance.config.ts'])],
  // What they install is linked from the store of packages, or is a lot.
  [{ ...program('consumers', 'tools/consumers/consumers.mjs'), isOnDisk: true }],
  [{ ...program('release', 'tools/release/dryRun.mjs'), isOnDisk: true }],
  // The native compiler checks the same in a fifth of the time; the packages are built with the library of 6.
  [check('types', node24, ['node_modules/typescript-native/bin/tsc', '-b', '--pretty', 'false'])],
  [vitest('server-postgres', ['--project', 'server', ...onePostgresProcess], { TEST_DATABASE: 'postgres' })],
  [check('lint', bin('biome'), ['ci', '--error-on-warnings', '.'])],
  [check('boundaries', bin('depcruise'), ['--config', 'tools/dependency-rules.cjs', 'apps', 'packages'])],
  [check('unused', bin('knip'), ['--no-progress'])],
  [check('docs', node24, ['tools/docs/checkCitations.mjs'])],
  [program('published', 'tools/published/published.mjs')],
  [program('sizes', 'tools/sizes/sizes.mjs')],
  [program('docs-site', 'tools/docs/checkSite.mjs')],
  [program('storybook-build', 'tools/visual/checkBuild.ts')],
  ...publishChecks,
  [program('api', 'tools/api-report/api-report.mjs')],
];

const ofServer = ['apps/server', 'docs/help', 'packages/contract', 'packages/languages', 'tools/cluster'];
/** Nothing of them depends on more than these folders; where those are as they were when it last held, it would hold again. */
const inputsOf = {
  server: ofServer,
  'server-postgres': ofServer,
  'server-nodes': ofServer,
  'speech-browser': ['packages/speech', 'packages/languages', 'tools/browser'],
  conformance: ['packages', 'tools/browser'],
  'unit-waiting': [
    ...['packages/api-client', 'packages/contract', 'packages/languages'],
    ...['tools/cluster', 'docs/operations'],
  ],
};

const suites = [
  ...rows.flat(),
  { ...vitest('unit-waiting', ofProjects(waitingProjects)), beside: true },
  // Its pages must be current within a minute, which other suites would take from them.
  vitest('bench', ['--project', 'bench']),
  vitest('server', ['--project', 'server'], { TEST_PART: 'embedded' }),
  // A minute of it is the real time of a microphone: it runs beside the others.
  { ...vitest('speech-browser', ['--config', 'packages/speech/vitest.browser.config.ts']), beside: true },
  // The suite `visual` plays every story of the built Storybook; this one plays them from source, when asked for.
  { ...vitest('stories', ['--config', '.storybook/vitest.config.ts']), onlyByName: true },
  program('visual', 'tools/visual/main.ts'),
  journeys('e2e'),
];

const hashOfInputs = ({ name }) =>
  hashOf({ folders: inputsOf[name], files: ['pnpm-lock.yaml', 'tsconfig.base.json', 'vitest.config.ts'] });

/** Whether a suite held on exactly these sources. Never where everything has to be proven, which `CI=true` says. */
const isProven = (suite) =>
  process.env.CI !== 'true' && suite.name in inputsOf && isDone(`suite-${suite.name}`, hashOfInputs(suite));

function countOf(suite, code) {
  const failed = { passed: 0, failed: 1 };
  if (!suite.count) return code === 0 ? { passed: 1, failed: 0 } : failed;
  if (!existsSync(join(reports, `${suite.name}.json`))) return failed;
  const count = suite.count(suite.name);
  // A runner that ended badly has failed, whatever it counted; one that ran nothing proved nothing.
  const holds = count.failed === 0 && code === 0 && count.passed > 0;
  return holds || count.failed > 0 ? count : { passed: count.passed, failed: 1 };
}

async function runSuite(suite, { temporaryFolder, ...environment }) {
  const started = performance.now();
  const hash = suite.name in inputsOf ? hashOfInputs(suite) : undefined;
  const { code, output } = await run(suite.command, suite.args, {
    env: { ...environment, ...(!suite.isOnDisk && { TMPDIR: temporaryFolder }), ...suite.env },
    allowFailure: true,
    show: Boolean(suite.count),
  });
  const { passed, failed } = countOf(suite, code);
  if (failed && !suite.count) console.log(output);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `  ${failed ? '✗' : '✓'}  ${suite.name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`,
  );
  // What was changed while it ran is not proven by it.
  if (hash && !failed && hash === hashOfInputs(suite)) markDone(`suite-${suite.name}`, hash);
  return { name: suite.name, passed, failed, output, seconds };
}

// A log of thousands of lines may be kept from its end only: what failed is repeated there.
const marks = /✗|✘|×|\bFAIL\b|Error|error TS|changed/;

function reportFailures(failed) {
  for (const { name, output } of failed) {
    const lines = stripVTControlCharacters(output).split('\n');
    const chosen = lines.filter((line) => marks.test(line)).slice(0, 40);
    console.log(`\nFailed: ${name}`);
    for (const line of chosen.length > 0 ? chosen : lines.slice(-20)) console.log(`  ${line.trimEnd()}`);
  }
}

const help = `npm test                  every suite; what cannot have changed since it held is skipped and named, unless CI=true
npm test -- SUITE SUITE…  only these

Suites: ${suites.map(({ name }) => name).join(', ')}.`;

/**
 * Answers what the names after `npm test --` ask for where nothing has to be built for it: the list of suites, or that there is no
 * such suite.
 *
 * @param {string[]} names
 * @returns {number | undefined} the exit code where there is nothing to run
 */
export function answerNames(names) {
  if (names.some((name) => name === 'help' || /^-(h|-help)$/.test(name))) {
    console.log(help);
    return 0;
  }
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length === 0) return undefined;
  console.error(`No such suite: ${unknown.join(', ')}.\n\n${help}`);
  return 1;
}

/**
 * Runs every suite to its end, also when an earlier one failed: what leaves a processor free two at a time, then one suite
 * after the other, as each of those keeps two processors busy. Those that only wait run beside all.
 *
 * @param {string[]} names only these suites, which {@link answerNames} knows; all when empty
 * @returns {Promise<number>} the exit code
 */
export async function runTests(names) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const environment = {
    temporaryFolder: makeTemporaryFolder(),
    // Runs beside this one take other ports.
    PORT_RESERVATIONS: tmpdir(),
    CHROMIUM_PATH: findChromium(),
    HEADLESS_SHELL_PATH: findHeadlessShell(),
    FIREFOX_PATH: findFirefox(),
    WEBKIT_PATH: findWebKit(),
    PATH: `${pnpmFolder}:${childEnvironment().PATH}`,
  };
  const wanted = suites.filter(({ name, onlyByName }) =>
    names.length === 0 ? !onlyByName : names.includes(name),
  );
  // What is asked for by its name runs.
  const skipped = names.length === 0 ? wanted.filter(isProven) : [];
  const impossible = names.length === 0 ? wanted.filter(({ canRun }) => canRun && !canRun()) : [];
  const chosen = wanted.filter((suite) => !skipped.includes(suite) && !impossible.includes(suite));
  const before = readSeconds();
  const began = performance.now();
  const beside = chosen.filter((suite) => suite.beside).map((suite) => runSuite(suite, environment));
  const results = [];
  const waiting = rows.map((row) => row.filter((suite) => chosen.includes(suite)));
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift())
      for (const suite of row) results.push(await runSuite(suite, environment));
  };
  await Promise.all([work(), work()]);
  const alone = chosen.filter((suite) => !suite.beside && !rows.flat().includes(suite));
  for (const suite of alone) results.push(await runSuite(suite, environment));
  results.push(...(await Promise.all(beside)));
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const failed = results.filter((result) => result.failed > 0);
  reportFailures(failed);
  printSeconds(results, before, (performance.now() - began) / 1000);
  storeSeconds(results, before);
  const listOf = (group) => group.map(({ name }) => name).join(', ');
  if (skipped.length > 0)
    console.log(
      `\nSkipped, as nothing they read has changed since they held (CI=true runs all): ${listOf(skipped)}`,
    );
  if (impossible.length > 0)
    console.log(`\nNot run, as this machine lacks what they need (see above): ${listOf(impossible)}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return failed.length > 0 ? 1 : 0;
}
