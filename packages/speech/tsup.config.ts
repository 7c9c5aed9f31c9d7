import { defineConfig } from 'tsup';
import { clientDirective } from '../../tools/tsup-client-directive.mjs';
import { mapsApart } from '../../tools/tsup-maps-apart.mjs';

const modules = { index: 'src/index.ts', react: 'src/react/index.ts', testing: 'src/testing/index.ts' };
const worklet = { worklet: 'src/worklet/index.ts' };

export default defineConfig([
  {
    entry: modules,
    format: ['esm'],
    target: 'es2022',
    sourcemap: true,
    clean: ['dist/*', '!dist/worklet.*'],
    dts: {
      entry: { ...modules, ...worklet },
      // tsup sets baseUrl, which TypeScript 6 reports as deprecated.
      compilerOptions: { ignoreDeprecations: '6.0', composite: false },
    },
    // The core runs anywhere: only what imports React is for the client.
    plugins: [clientDirective({ packages: ['react'] }), mapsApart()],
  },
  {
    // One file that needs no other: pages serve it as it is. Small, because it is loaded while somebody waits to speak.
    entry: worklet,
    format: ['esm'],
    target: 'es2022',
    sourcemap: true,
    splitting: false,
    minify: true,
    plugins: [mapsApart()],
  },
]);
