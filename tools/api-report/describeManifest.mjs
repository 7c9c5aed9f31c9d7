import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

const readManifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/**
 * The manifest of a package with the addresses of the project, which stand once, in the manifest of the repository: a fork sets them
 * there.
 *
 * @param {(typeof import('../published/publishedPackages.mjs').publishedPackages)[number]} published
 */
export function describeManifest({ name, folder }) {
  const { license, repository, homepage, bugs } = readManifest('.');
  const project = {
    license,
    repository: { ...repository, directory: folder },
    homepage: `${homepage}/${name}`,
    bugs,
  };
  const entries = Object.entries(readManifest(folder)).filter(([key]) => !(key in project));
  const at = entries.findIndex(([key]) => key === 'type');
  const manifest = Object.fromEntries([
    ...entries.slice(0, at),
    ...Object.entries(project),
    ...entries.slice(at),
  ]);
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
