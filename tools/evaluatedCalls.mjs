import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../packages/contract/src/calls.ts', import.meta.url));

/** The module `packages/contract/src/calls.ts` with its value written out: JSON of every call, and no schema. */
async function evaluated() {
  const { calls } = await import(file);
  return `export const calls = ${JSON.stringify(calls)};`;
}

/** A Vite plugin: builds load the table of calls instead of the schemas that it is made of. */
export const evaluatedCalls = () => ({
  name: 'franca-evaluated-calls',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === file ? evaluated() : undefined),
});

/** The same for esbuild, and with it for tsup. */
export const evaluatedCallsForEsbuild = () => ({
  name: 'franca-evaluated-calls',
  setup(build) {
    build.onLoad({ filter: /[\\/]contract[\\/]src[\\/]calls\.ts$/ }, async () => ({
      contents: await evaluated(),
      loader: 'js',
    }));
  },
});
