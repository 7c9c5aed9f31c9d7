import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm } from '../bootstrap/packages.mjs';
import { root, stateDir } from '../bootstrap/paths.mjs';
import { run } from '../bootstrap/run.mjs';
import { publishedPackages } from './publishedPackages.mjs';

const shared = join(stateDir, 'tarballs');

/** Where the tarball of a package lies once the packages are built, by the name of its folder. */
export const tarballOf = (name, folder = shared) => join(folder, `${name}.tgz`);

/** The tarballs of all published packages by the id to install them by; the build of the packages makes them. */
export const tarballs = Object.fromEntries(publishedPackages.map(({ name, id }) => [id, tarballOf(name)]));

/**
 * Packs every published package as it would be uploaded. npm's own pack ignores `publishConfig.exports`: only pnpm
 * packs what is really published.
 *
 * @param {string} [folder] where the tarballs go
 */
export async function packTarballs(folder = shared) {
  mkdirSync(folder, { recursive: true });
  const packed = publishedPackages.map(({ name, folder: source }) =>
    run(pnpm, ['--dir', join(root, source), 'pack', '--out', tarballOf(name, folder)]),
  );
  await Promise.all(packed);
}
