#!/usr/bin/env node
/**
 * From a fresh clone to a running Franca, with nothing installed but Node and git:
 *
 *   node tools/bootstrap/bootstrap.mjs start|setup|test|dev|cluster|gift-codes|models|storybook|storybook-build|visual|chromatic|bench|api|sizes|media|example-pack|release|docs|tokens [arguments]
 *
 * Uses nothing outside Node's own modules, never prompts, and skips what is already done.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../docs/buildSite.mjs';
import { docsVersion } from '../docs/docsVersion.mjs';
import { joinVersions, keptVersions, pathOf } from '../docs/joinVersions.mjs';
import { buildDocs, buildPackages, buildServer, buildStorybook, buildTemplate, buildWeb } from './builds.mjs';
import { fetchPnpm, installPackages, pnpmFolder } from './packages.mjs';
import { node24, root } from './paths.mjs';
import { childEnvironment, signalChildren } from './run.mjs';
import { serve } from './serve.mjs';
import { step } from './step.mjs';
import {
  findChromium,
  findHeadlessShell,
  installBrowser,
  installCluster,
  installEngines,
  installTestTools,
} from './system.mjs';
import { answerNames, runTests } from './tests.mjs';

/** The server's sources, which Node runs as they are. */
const server = 'apps/server/src/main.ts';

async function install(systemStep, options = {}) {
  // The system's packages come from another registry than npm's: fetch both at once.
  const system = systemStep();
  system.catch(() => {});
  await step('package manager', fetchPnpm);
  await step('dependencies', () => installPackages(options));
  await system;
}

const engines = () => step('optional engines', installEngines);

/** Everything that the server needs, without starting it. */
async function setup() {
  await install(engines);
  await step('database template', buildTemplate);
  await step('server', buildServer);
  await step('web app', buildWeb);
  return 0;
}

async function start() {
  await setup();
  const { args, env } = JSON.parse(readFileSync(join(root, 'apps/server/program.json'), 'utf8'));
  return serve([{ command: node24, args, env, isRestarted: true }]);
}

async function dev() {
  await install(engines);
  await step('database template', buildTemplate);
  const port = Number(process.env.PORT ?? 4321);
  // The page's address is the one people open; the server stands behind it, one port further on.
  const env = { PUBLIC_URL: `http://127.0.0.1:${port}`, PORT: String(port + 1) };
  const vite = ['node_modules/vite/bin/vite.js', 'apps/web', '--port', String(port), '--strictPort'];
  return serve([
    { command: node24, args: ['--watch-preserve-output', '--watch', server], env },
    { command: node24, args: vite, env },
  ]);
}

/** The proxy and Redis come from the system; `caddy` instead of nginx only when it is asked for. */
async function cluster(args) {
  await install(() => step('engines, Redis and proxy', () => installCluster(args[0])));
  await step('database template', buildTemplate);
  await step('server', buildServer);
  await step('web app', buildWeb);
  return serve([{ command: node24, args: ['tools/cluster/main.ts', ...args] }]);
}

/** Codes that somebody redeems for a plan; the embedded database is free only while its server does not run. */
async function giftCodes(args) {
  await install(async () => {});
  await step('database template', buildTemplate);
  return serve([{ command: node24, args: ['apps/server/src/giftCodes.ts', ...args] }]);
}

/** Models of neural translation: lists them, or fetches the named ones. */
async function models(args) {
  await install(async () => {});
  return serve([{ command: node24, args: ['apps/server/src/models.ts', ...args] }]);
}

async function storybook(args) {
  await install(engines);
  const storybookArgs = [
    'node_modules/storybook/dist/bin/dispatcher.js',
    'dev',
    '-p',
    '6006',
    '--ci',
    '--no-version-updates',
  ];
  return serve([{ command: node24, args: [...storybookArgs, '--disable-telemetry', ...args] }]);
}

async function storybookBuild() {
  await install(async () => {});
  await step('storybook', buildStorybook);
  console.log('The static site is in storybook-static.');
  return 0;
}

async function visual(args) {
  await install(() => step('browser', installBrowser));
  await step('storybook', buildStorybook);
  const env = { CHROMIUM_PATH: findChromium(), HEADLESS_SHELL_PATH: findHeadlessShell() };
  return serve([{ command: node24, args: ['tools/visual/main.ts', ...args], env }]);
}

async function chromatic(args) {
  if (args[0] === '--dry') {
    await install(async () => {});
    await step('storybook', buildStorybook);
    return serve([{ command: node24, args: ['tools/chromatic/dryRun.mjs'] }]);
  }
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    console.error(
      'Chromatic needs CHROMATIC_PROJECT_TOKEN, and it is not set. Nothing was sent anywhere.\n' +
        'What to do: make a project on https://www.chromatic.com, copy its token from Manage, Configure, and run\n' +
        '  CHROMATIC_PROJECT_TOKEN=… npm run chromatic\n' +
        'Without an account, npm run visual compares the same stories with the pictures in the repository.',
    );
    return 1;
  }
  await install(async () => {});
  await step('storybook', buildStorybook);
  return serve([{ command: node24, args: ['node_modules/chromatic/dist/bin.cjs', ...args] }]);
}

async function bench([name, ...args]) {
  if (!/^[a-z][a-z-]*$/.test(name ?? '')) {
    console.error('Name a benchmark: npm run bench -- roundtrip');
    return 1;
  }
  await install(engines);
  await step('database template', buildTemplate);
  await step('server', buildServer);
  if (name === 'first-load') await step('web app', buildWeb);
  return serve([{ command: node24, args: [`bench/src/${name}.ts`, ...args] }]);
}

/** Builds the packages as they are published, then runs a program that does something with them. */
async function withPackages(file, args = [], more = {}) {
  await step('package manager', fetchPnpm);
  await step('dependencies', () => installPackages());
  await step('published packages', buildPackages);
  const env = { PATH: `${pnpmFolder}:${childEnvironment().PATH}`, ...more };
  return serve([{ command: node24, args: [file, ...args], env }]);
}

/** Pictures and clips of the landing page, taken from the running app, in every language or in those that are named. */
async function media(args) {
  await install(() => step('browser', installBrowser));
  await step('database template', buildTemplate);
  await step('server', buildServer);
  await step('web app', buildWeb);
  return serve([
    { command: node24, args: ['e2e/media/landingMedia.ts', ...args], env: { CHROMIUM_PATH: findChromium() } },
  ]);
}

/** The documentation as a static site; with `--open` it is served on this machine. */
async function docs(args) {
  await install(async () => {}, { isWhole: true });
  await step('published packages', buildPackages);
  await step('storybook', buildStorybook);
  if (args.includes('--keep')) {
    const out = join(keptVersions, docsVersion);
    await step(`documentation of ${docsVersion}`, () => buildSite(out, { base: pathOf(docsVersion) }));
    console.log(`Keep the folder docs-versions: later builds of the site show ${docsVersion} beside theirs.`);
    return 0;
  }
  await step('documentation', buildDocs);
  joinVersions(join(root, 'docs-site'), { version: docsVersion });
  console.log('The static site is in docs-site.');
  if (!args.includes('--open')) return 0;
  return serve([{ command: node24, args: ['tools/docs/serveSite.mjs'] }]);
}

const tokens = () => serve([{ command: node24, args: ['tools/tokens/tokens.mjs'] }]);

const api = () => withPackages('tools/api-report/api-report.mjs', ['--write']);

const sizes = () => withPackages('tools/sizes/sizes.mjs', ['--write']);

const examplePack = () => withPackages('tools/published/packExample.mjs');

/** A whole release on loopback. */
async function rehearse() {
  await install(() => step('browser', installBrowser), { isWhole: true });
  const env = { CHROMIUM_PATH: findChromium(), HEADLESS_SHELL_PATH: findHeadlessShell() };
  return withPackages('tools/release/dryRun.mjs', [], env);
}

/** Counts the versions up as the changesets say. */
async function countUp() {
  await install(async () => {});
  return serve([{ command: node24, args: ['tools/release/versionPackages.mjs'] }]);
}

const releaseSteps = {
  '--dry': rehearse,
  version: countUp,
  publish: () => withPackages('tools/release/publishPackages.mjs'),
};

async function release([name]) {
  const work = releaseSteps[name];
  if (work) return work();
  console.error(
    `Say which: ${Object.keys(releaseSteps)
      .map((step) => `npm run release -- ${step}`)
      .join(', ')}`,
  );
  return 1;
}

async function test(args) {
  const answer = answerNames(args);
  if (answer !== undefined) return answer;
  await install(() => step('browser, engines and services', installTestTools), { isWhole: true });
  await step('database template', buildTemplate);
  await step('server', buildServer);
  // None reads what another one writes.
  await Promise.all([
    step('web app', buildWeb),
    step('published packages', buildPackages),
    step('storybook', buildStorybook),
  ]);
  await step('documentation', buildDocs);
  return runTests(args);
}

const commands = {
  ...{ start, setup, test, dev, cluster, storybook, 'storybook-build': storybookBuild, visual, chromatic },
  ...{
    bench,
    api,
    sizes,
    media,
    release,
    docs,
    tokens,
    'gift-codes': giftCodes,
    models,
    'example-pack': examplePack,
  },
};

async function main() {
  const [name, ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) {
    console.error(`Unknown command ${name ?? '(none)'}. Known: ${Object.keys(commands).join(', ')}.`);
    return 1;
  }
  const interrupt = (signal) => {
    signalChildren(signal);
    process.exitCode = 1;
  };
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  try {
    return await command(args);
  } catch (error) {
    // Others may be under way.
    signalChildren('SIGTERM');
    console.error(`\n${error.output ?? ''}\nFailed: ${error.message}`);
    if (error.advice) console.error(`What to do: ${error.advice}`);
    return 1;
  }
}

process.exit(await main());
