import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifests } from '../bootstrap/packages.mjs';
import { stateDir } from '../bootstrap/paths.mjs';
import { hashOf, isDone, markDone } from '../bootstrap/stamp.mjs';
import { tarballs } from '../published/tarballs.mjs';
import { createNpm } from './createNpm.mjs';
import { copyTemplate, templates } from './templates.mjs';

/** npm's cache with everybody else's packages that the templates need. */
export const outsideCache = join(stateDir, 'npm-cache');

/** Lets a template install the packed packages as files. */
function takeFiles(folder) {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const packed = Object.fromEntries(Object.entries(tarballs).map(([id, path]) => [id, `file:${path}`]));
  writeFileSync(file, JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, ...packed } }));
}

/**
 * Fetches into a cache what the templates need from the registry of everybody else, when that may have changed since it was
 * fetched last. What is installed from the cache afterwards needs no network.
 *
 * @param {string} outside address of that registry
 */
export async function fetchOutside(outside) {
  const hash = hashOf({
    files: [...manifests(), ...templates.map((name) => `examples/${name}/package.json`)],
  });
  if (existsSync(outsideCache) && isDone('npm-cache', hash)) return;
  rmSync(outsideCache, { recursive: true, force: true });
  mkdirSync(outsideCache, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'franca-outside-'));
  try {
    const npm = createNpm({ folder: work, cache: outsideCache, outside });
    const fetched = templates.map(async (name) => {
      const folder = join(work, name);
      copyTemplate(name, folder);
      takeFiles(folder);
      await npm(['install'], folder);
    });
    await Promise.all(fetched);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  markDone('npm-cache', hash);
}
