import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { componentFolders } from '../component-folders.mjs';

const readManifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** The subpaths of a package that contain code, `.` first: those its manifest names, and one for each folder behind `./*`. */
function subpathsOf(folder, { exports }) {
  const named = Object.keys(exports).filter((path) => typeof exports[path] === 'object');
  const single = named.filter((path) => !path.includes('*'));
  if (!named.includes('./*')) return single;
  const folders = componentFolders(join(root, folder, 'src')).map((name) => `./${name}`);
  return [...new Set([...single, ...folders])];
}

/**
 * The packages that are published: every folder of `packages/` whose manifest says how.
 *
 * @type {{ name: string, folder: string, id: string, version: string, subpaths: string[], exports: object, sources: object }[]}
 *   `name` is the folder's, `id` the one to install by; `exports` are those of the published manifest, `sources`
 *   those that count inside the repository
 */
export const publishedPackages = readdirSync(join(root, 'packages'))
  .sort()
  .map((name) => ({ name, folder: `packages/${name}` }))
  .filter(({ folder }) => existsSync(join(root, folder, 'package.json')))
  .map(({ name, folder }) => ({ name, folder, manifest: readManifest(folder) }))
  .filter(({ manifest }) => manifest.publishConfig)
  .map(({ name, folder, manifest }) => ({
    name,
    folder,
    id: manifest.name,
    version: manifest.version,
    subpaths: subpathsOf(folder, manifest.publishConfig),
    exports: manifest.publishConfig.exports,
    sources: manifest.exports,
  }));
