import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node24, root, stateDir } from './paths.mjs';
import { run } from './run.mjs';
import { hashOf, isDone, markDone } from './stamp.mjs';

const pnpmVersion = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1];
const tools = join(stateDir, 'tools');

/** The folder that contains the pnpm this project pins, fetched by {@link fetchPnpm}. */
export const pnpmFolder = join(tools, 'node_modules/.bin');

/** The pnpm this project pins. */
export const pnpm = join(pnpmFolder, process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm');

const offline = 'Check the connection to your npm registry (npm ping), then run the same command again.';

/** Fetches the pinned pnpm with npm, once. */
export async function fetchPnpm() {
  if (existsSync(pnpm) && isDone('pnpm', pnpmVersion)) return `pnpm ${pnpmVersion} is here`;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['install', '--prefix', tools, '--no-save', '--no-audit', '--no-fund', `pnpm@${pnpmVersion}`];
  await run(npm, args, { advice: offline });
  markDone('pnpm', pnpmVersion);
}

/** What says which packages there are and what they depend on: manifests and lock file, relative to the root. */
export function manifests() {
  const folders = ['apps', 'packages'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}/package.json`),
  );
  return [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...folders,
    ...['e2e', 'bench', 'tools/cluster', 'tools/release'].map((folder) => `${folder}/package.json`),
  ];
}

/** Projects that neither Franca nor most of its tools need, and that bring hundreds of packages. */
const apart = ['@franca/docs', '@franca/release'];

/**
 * Installs the dependencies exactly as the lock file names them, unless nothing changed.
 *
 * @param {{ isWhole?: boolean }} [options] without `isWhole` those of the projects {@link apart} are left out
 */
export async function installPackages({ isWhole = false } = {}) {
  const hash = hashOf({ files: manifests(), salt: `${process.platform}-${process.arch}` });
  const isThere = isDone('packages', hash) || (!isWhole && isDone('packages-to-run', hash));
  if (existsSync(node24) && isThere) return 'nothing changed';
  const filters = isWhole ? [] : apart.flatMap((name) => ['--filter', `!${name}`]);
  await run(pnpm, ['install', '--frozen-lockfile', ...filters], { advice: offline });
  markDone(isWhole ? 'packages' : 'packages-to-run', hash);
}
