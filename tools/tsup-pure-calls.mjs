/**
 * A tsup plugin that marks the calls behind top-level constants as free of side effects, so that a constant nobody
 * imports falls out of the consumer's bundle, with all it would have brought. esbuild's own `pure` knows global
 * functions only, not imported ones.
 *
 * Fails when no constant is made by one of them.
 *
 * @param {string[]} names of the functions, such as `createContext`
 * @returns {import('tsup').Options['plugins'][number]}
 */
export function pureCalls(names) {
  // Imported by several files, a function has a number behind its name.
  const call = new RegExp(`^(var \\w+ = )(${names.join('|')})(\\d*\\()`, 'gm');
  const found = new Set();
  return {
    name: 'pure-calls',
    renderChunk(code, { path }) {
      if (!path.endsWith('.js')) return undefined;
      const mark = (_, start, name, rest) => {
        found.add(name);
        return `${start}/* @__PURE__ */ ${name}${rest}`;
      };
      return { code: code.replace(call, mark) };
    },
    buildEnd() {
      const missing = names.filter((name) => !found.has(name));
      if (missing.length > 0) throw new Error(`pure-calls: no constant is made by ${missing.join(', ')}.`);
    },
  };
}
