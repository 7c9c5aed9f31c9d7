const directive = '"use client";\n';

/** React's own JSX runtime and plain data are safe on a server; any other package that a chunk imports may contain state or effects. */
const neutral = new Set(['react/jsx-runtime', '@franca/languages', '@franca/ui/core']);

const isClient = ({ imports = [] }, code, packages) =>
  /\bjsxs?\(/.test(code) ||
  imports.some(
    ({ path, kind, external }) =>
      external && kind === 'import-statement' && (packages ? packages.includes(path) : !neutral.has(path)),
  );

/**
 * A tsup plugin that puts `"use client"` first in every chunk that renders or remembers something, and in no other:
 * constants and plain functions of a package stay callable from a server component.
 *
 * @param {{ packages?: readonly string[] }} options only what imports one of these counts; default: any package
 * @returns {import('tsup').Options['plugins'][number]}
 */
export function clientDirective({ packages } = {}) {
  let isFound = false;
  return {
    name: 'client-directive',
    renderChunk(code, chunk) {
      if (!chunk.path.endsWith('.js') || !isClient(chunk, code, packages)) return undefined;
      isFound = true;
      // One more line at the top is one more empty line in the mappings.
      const map = chunk.map && JSON.parse(chunk.map);
      if (map) chunk.map = JSON.stringify({ ...map, mappings: `;${map.mappings}` });
      return { code: directive + code };
    },
    buildEnd() {
      if (!isFound) throw new Error('client-directive: no chunk is for the client only.');
    },
  };
}
