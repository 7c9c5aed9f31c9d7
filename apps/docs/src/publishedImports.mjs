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

/** The packages whose examples can be edited; the vendor of `./twilio` is not installed here. */
const edited = ['ui', 'chat-kit', 'call-kit', 'languages'];

const addresses = packages
  .filter(({ name }) => edited.includes(name))
  .flatMap(({ id, exports }) =>
    Object.keys(exports)
      .filter((path) => !/\*|\.(css|json)$|twilio|backgrounds|conformance/.test(path))
      .map((path) => id + path.slice(1)),
  );

const listName = 'virtual:published-modules';

/**
 * Vite plugin: what the site imports of our packages is what is published, not the sources of the workspace.
 * `virtual:published-modules` has a function for each published address that imports it.
 */
export const publishedImports = () => ({
  name: 'published-imports',
  enforce: 'pre',
  resolveId: (source) => {
    if (source === listName) return `\0${listName}`;
    return source.startsWith('@franca/') ? builtFile(source) : undefined;
  },
  load: (id) =>
    id === `\0${listName}`
      ? `export const publishedModules = {${addresses.map((one) => `'${one}': () => import('${one}')`).join(',')}};`
      : undefined,
});
