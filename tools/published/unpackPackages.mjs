import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { publishedPackages } from './publishedPackages.mjs';
import { tarballs } from './tarballs.mjs';

/**
 * Lays the packed packages into a folder's `node_modules`, as an installation would.
 *
 * @param {string} folder
 * @returns {string[]} the `node_modules` folders that contain what the packages themselves depend on
 */
export function unpackPackages(folder) {
  for (const [id, tarball] of Object.entries(tarballs)) {
    const place = join(folder, 'node_modules', id);
    mkdirSync(place, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '-C', place, '--strip-components=1']);
  }
  return publishedPackages.map(({ folder: source }) => join(root, source, 'node_modules'));
}
