import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node24, root, stateDir } from './paths.mjs';
import { run } from './run.mjs';
import { hashOf, isDone, markDone } from './stamp.mjs';

const pnpmVersion = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1];
const tools = join(stateDir, 'tools');

/** The folder that holds the pnpm this project pins, fetched by {@link fetchPnpm}. */
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
    ...['e2e', 'bench', 'tools/cluster'].map((folder) => `${folder}/package.json`),
  ];
}

/** Installs the dependencies of all packages, exactly as the lock file names them, unless nothing changed. */
export async function installPackages() {
  const hash = hashOf({ files: manifests(), salt: `${process.platform}-${process.arch}` });
  if (existsSync(node24) && isDone('packages', hash)) return 'nothing changed';
  await run(pnpm, ['install', '--frozen-lockfile'], { advice: offline });
  markDone('packages', hash);
}
