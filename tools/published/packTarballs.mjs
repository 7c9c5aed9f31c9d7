import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../bootstrap/paths.mjs';
import { publishedPackages } from './publishedPackages.mjs';

const execute = promisify(execFile);

/**
 * Packs every published package as it would be uploaded. npm's own pack leaves `publishConfig.exports` aside: only
 * pnpm packs what is really published.
 *
 * @param {string} folder where the tarballs go
 * @returns {Promise<Record<string, string>>} the path of each tarball by the package's id
 */
export async function packTarballs(folder) {
  mkdirSync(folder, { recursive: true });
  const packed = publishedPackages.map(async ({ name, id, folder: source }) => {
    const tarball = join(folder, `${name}.tgz`);
    await execute('pnpm', ['--dir', join(root, source), 'pack', '--out', tarball], { cwd: root });
    return [id, tarball];
  });
  return Object.fromEntries(await Promise.all(packed));
}
