import { join } from 'node:path';
import { root } from '../../../tools/bootstrap/paths.mjs';
import { packages } from './generate/packages.mjs';

const targetOf = (target) => (typeof target === 'string' ? target : target.default);

/** The built file that a published address leads to; undefined for an address of another package. */
function builtFile(source) {
  const one = packages.find(({ id }) => source === id || source.startsWith(`${id}/`));
  if (!one) return undefined;
  const subpath = `.${source.slice(one.id.length)}`;
  const exact = one.exports[subpath];
  if (exact) return join(root, one.folder, targetOf(exact));
  const pattern = Object.keys(one.exports).find((path) => {
    const [start, end] = path.split('*');
    return end !== undefined && subpath.startsWith(start) && subpath.endsWith(end);
  });
  if (!pattern) return undefined;
  const [start, end] = pattern.split('*');
  const word = subpath.slice(start.length, subpath.length - end.length);
  return join(root, one.folder, targetOf(one.exports[pattern]).replace('*', word));
}

/** Vite plugin: what the site imports of our packages is what is published, not the sources of the workspace. */
export const publishedImports = () => ({
  name: 'published-imports',
  enforce: 'pre',
  resolveId: (source) => (source.startsWith('@franca/') ? builtFile(source) : undefined),
});
