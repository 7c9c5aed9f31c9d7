/**
 * A tsup plugin that marks the calls behind top-level constants as free of side effects, so that a constant nobody
 * imports falls out of the consumer's bundle, with all it would have brought. esbuild's own `pure` knows global
 * functions only, not imported ones.
 *
 * @param {string[]} names of the functions, such as `createContext`
 * @returns {import('tsup').Options['plugins'][number]}
 */
export function pureCalls(names) {
  // Imported by several files, a function has a number behind its name.
  const call = new RegExp(`^(var \\w+ = )((?:${names.join('|')})\\d*\\()`, 'gm');
  return {
    name: 'pure-calls',
    renderChunk(code, { path }) {
      return path.endsWith('.js') ? { code: code.replace(call, '$1/* @__PURE__ */ $2') } : undefined;
    },
  };
}
