import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { packTarballs } from './packTarballs.mjs';
import { publishedPackages } from './publishedPackages.mjs';

/**
 * Lays the packed packages into a folder's `node_modules`, as an installation would.
 *
 * @param {string} folder
 * @returns {Promise<string[]>} the `node_modules` folders that hold what the packages themselves depend on
 */
export async function unpackPackages(folder) {
  const tarballs = await packTarballs(join(folder, 'tarballs'));
  for (const [id, tarball] of Object.entries(tarballs)) {
    const place = join(folder, 'node_modules', id);
    mkdirSync(place, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '-C', place, '--strip-components=1']);
  }
  return publishedPackages.map(({ folder: source }) => join(root, source, 'node_modules'));
}
