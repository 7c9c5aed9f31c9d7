import { defineConfig } from 'tsup';
import { lazyStyles } from '../../tools/esbuild-lazy-styles.mjs';
import { linaria } from '../../tools/esbuild-linaria.mjs';
import { clientDirective } from '../../tools/tsup-client-directive.mjs';
import { pureCalls } from '../../tools/tsup-pure-calls.mjs';

export default defineConfig({
  entry: { index: 'src/index.ts', testing: 'src/testing/index.ts' },
  format: ['esm'],
  target: 'es2022',
  sourcemap: true,
  clean: true,
  // tsup sets baseUrl, which TypeScript 6 calls deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', composite: false } },
  // The small Linaria runtime travels inside, so that consumers do not need it.
  noExternal: [/^@linaria\//],
  plugins: [pureCalls(['createContext', 'createTextHook', 'lazy', 'memo']), clientDirective()],
  esbuildPlugins: [linaria(), lazyStyles()],
});
